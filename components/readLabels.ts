/** Parses the attribute `data-labels` of an element, which `pickLabels` makes. */
export function readLabels<L>(element: HTMLElement): L {
  return JSON.parse(element.dataset.labels ?? '{}');
}
