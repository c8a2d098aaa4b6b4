/** The labels that the page gives the script of an element; see `pickLabels`. */
export function readLabels<L>(element: HTMLElement): L {
  return JSON.parse(element.dataset.labels ?? '{}');
}
