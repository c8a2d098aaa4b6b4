/** A label with its names in braces filled in. */
export function fillLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** The labels that the page gives the script of an element; see `pickLabels`. */
export function readLabels<L>(element: HTMLElement): L {
  return JSON.parse(element.dataset.labels ?? '{}');
}
