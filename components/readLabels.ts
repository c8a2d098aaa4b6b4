/** Parses the attribute `data-labels`, which `pickLabels` makes. Not in labels.tsx, since scripts would then load React. */
export function readLabels<L>(element: HTMLElement): L {
  return JSON.parse(element.dataset.labels ?? '{}');
}
