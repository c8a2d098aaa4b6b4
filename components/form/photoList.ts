export interface PhotoRow {
  readonly item: HTMLLIElement;
  readonly preview: HTMLCanvasElement;
  /** Shows the state of the photograph, and buttons by their labels. */
  show(text: string, options?: { isBad?: boolean; buttons?: Record<string, () => void> }): void;
}

export interface Photo {
  readonly number: number;
  readonly name: string;
  readonly row: PhotoRow;
  /** The file to send; null if the browser cannot read it. */
  blob: Promise<Blob | null>;
  isRefused: boolean;
}

export function createRow(name: string): PhotoRow {
  const item = document.createElement('li');
  const preview = document.createElement('canvas');
  preview.width = 128;
  preview.height = 128;
  preview.setAttribute('aria-hidden', 'true');
  const title = document.createElement('span');
  title.textContent = name;
  const state = document.createElement('p');
  item.append(preview, title, state);
  return {
    item,
    preview,
    show(text, { isBad = false, buttons = {} } = {}) {
      state.textContent = text;
      state.toggleAttribute('data-bad', isBad);
      for (const button of item.querySelectorAll('button')) button.remove();
      for (const [label, press] of Object.entries(buttons)) item.append(createButton(label, press));
    },
  };
}

export function createButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

/** The list of photographs in an element, and the line with their progress. */
export function panelIn(element: Element): { status: HTMLElement; list: HTMLElement } {
  const panel = element.querySelector('[data-photo-panel]');
  const [status, list] = [panel?.querySelector('p'), panel?.querySelector('ul')];
  if (!status || !list) throw new Error('There is no list of photographs.');
  return { status, list };
}
