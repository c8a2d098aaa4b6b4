import { type Summary, takeSummary } from './summary';

/** Shows what was just sent from this tab, once. */
export function showSummary(block: HTMLElement): void {
  const summary = takeSummary();
  if (summary.length === 0) return;
  block.querySelector('dl')?.append(...summaryRows(summary));
  block.querySelector('button')?.addEventListener('click', () => print());
  block.hidden = false;
}

export function summaryRows(summary: Summary): HTMLElement[] {
  return summary.map(({ label, value }) => {
    const row = document.createElement('div');
    row.append(element('dt', label), element('dd', value));
    return row;
  });
}

function element(name: 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
