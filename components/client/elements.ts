/** Parses the attribute `data-labels`, which `useScriptLabels` makes. */
export function readLabels<L>(element: HTMLElement): L {
  return JSON.parse(element.dataset.labels ?? '{}');
}

/** Creates an element with these attributes and this content. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** Adds a style sheet to the page, or to a shadow root. The Content-Security-Policy allows no `<style>` element from a script. */
export function addStyle(css: string, root: DocumentOrShadowRoot = document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
