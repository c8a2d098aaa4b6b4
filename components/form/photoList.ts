import { create } from '../client/elements';

/** A photograph that the visitor chose. */
export interface Photo {
  /** From 1, unique in the lead. */
  readonly number: number;
  /** The name of the file. */
  readonly name: string;
  /** What the visitor chose; missing after a reload. */
  readonly file?: File;
  readonly row: ReturnType<typeof createRow>;
  /** The file to send; null if the browser cannot read it. */
  blob: Promise<Blob | null>;
  /** Whether the browser cannot read the file, so that it is not sent. */
  isRefused: boolean;
}

/** Creates the row of a file in the list below the field: its preview, its name, its state and buttons. The caller adds its `item` to the list. */
export function createRow(name: string) {
  const preview = create('canvas', { width: '128', height: '128', 'aria-hidden': 'true' });
  const state = create('p');
  const item = create('li', {}, preview, create('span', {}, name), state);
  return {
    item,
    preview,
    /** Shows the state of the photograph, and buttons. */
    show(text: string, { isBad = false, buttons = [] }: { isBad?: boolean; buttons?: Element[] } = {}): void {
      state.textContent = text;
      state.toggleAttribute('data-bad', isBad);
      for (const button of item.querySelectorAll('button')) button.remove();
      item.append(...buttons);
    },
  };
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = create('button', { type: 'button' }, label);
  button.addEventListener('click', onClick);
  return button;
}

/** The list of photographs in an element (see `PhotoPanel`), and the line with their progress. */
export function findPanel(element: Element): { status: HTMLElement; list: HTMLElement } {
  const panel = element.querySelector('[data-photo-panel]');
  const [status, list] = [panel?.querySelector('p'), panel?.querySelector('ul')];
  if (!status || !list) throw new Error('There is no list of photographs.');
  return { status, list };
}
