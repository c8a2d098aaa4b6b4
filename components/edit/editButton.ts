import style from './editButton.css?inline';

const SOURCE = '[data-source]';

/** Elements whose text comes from the program, not from a content file. */
const NOT_CONTENT = '[data-source="program"]';

/** The source positions of an element, or of its closest ancestor that has any. `content/business.md#L12:fact`: `fact` is the form for the value. */
function sourcesOf(element: Element): string[] {
  if (element.matches(NOT_CONTENT)) return [];
  return element.closest(`${SOURCE}:not(${NOT_CONTENT})`)?.getAttribute('data-source')?.split(' ') ?? [];
}

/** The topmost text or picture at a point. `elementFromPoint` is not enough: the area of a link may be larger than its text. */
function elementAt(x: number, y: number): Element | undefined {
  const isThere = (element: Element) =>
    [...element.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  const elements = document.elementsFromPoint(x, y).filter((element) => !element.matches(HOST));
  return elements.find((element) => isContent(element) && isThere(element)) ?? elements[0];
}

function isContent(element: Element): boolean {
  const isText = ({ nodeType, data }: ChildNode & { data?: string }) =>
    nodeType === Node.TEXT_NODE && data?.trim() !== '';
  return element.matches(SOURCE) || [...element.childNodes].some(isText);
}

const HOST = 'edit-page';

/** Adds the Edit button. While edit mode is on, a click opens the source of the clicked element and does nothing else. */
export function startEditing(): void {
  const host = document.createElement(HOST);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const [outline, panel, toggle] = [make('div', 'outline'), make('div', 'panel'), make('button', 'toggle')];
  outline.hidden = true;
  panel.hidden = true;
  panel.setAttribute('role', 'status');
  toggle.textContent = 'Edit';
  toggle.setAttribute('aria-pressed', 'false');
  root.append(outline, panel, toggle);
  document.body.append(host);
  let stop: (() => void) | undefined;
  const turn = () => {
    if (stop) stop();
    stop = stop ? undefined : listen(outline, panel, onEscape);
    toggle.setAttribute('aria-pressed', String(stop !== undefined));
    toggle.textContent = stop ? 'Done' : 'Edit';
  };
  const onEscape = () => {
    turn();
    toggle.focus();
  };
  toggle.addEventListener('click', turn);
}

/** Outlines the element under the pointer or with the focus, and opens its source on a click. Returns a function that removes the listeners. */
function listen(outline: HTMLElement, panel: HTMLElement, onEscape: () => void): () => void {
  const end = new AbortController();
  let outlined: Element | undefined;
  const show = (element?: Element) => {
    outlined = element;
    outline.hidden = !element;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [name, pixels] of Object.entries({ left, top, width, height }))
      outline.style.setProperty(name, `${pixels}px`);
  };
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element && event.target.matches(HOST))) listener(event);
      },
      { capture: true, signal: end.signal },
    );
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'mouseup', 'pointerup', 'submit', 'change'] as const) on(type, hold);
  on('pointermove', ({ clientX, clientY }) => show(elementAt(clientX, clientY)));
  on('pointerdown', (event) => {
    event.stopImmediatePropagation();
    show(elementAt(event.clientX, event.clientY));
  });
  on('focusin', ({ target }) => show(target instanceof Element ? target : undefined));
  on('scroll', () => show(outlined));
  on('click', (event) => {
    hold(event);
    // A click by the keyboard has no pointer position.
    const element = event.detail === 0 ? outlined : elementAt(event.clientX, event.clientY);
    if (element) openSources(sourcesOf(element), panel);
  });
  on('keydown', (event) => {
    if (event.key !== 'Enter' || !document.activeElement) return;
    hold(event);
    openSources(sourcesOf(document.activeElement), panel);
  });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal: end.signal });
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(`${SOURCE}:not([tabindex], a, button, summary)`),
  ];
  for (const element of reachable) element.setAttribute('tabindex', '0');
  return () => {
    end.abort();
    show();
    panel.hidden = true;
    for (const element of reachable) element.removeAttribute('tabindex');
  };
}

/** Opens the source of an element, or a list of links if it has several sources. */
function openSources(sources: readonly string[], panel: HTMLElement): void {
  const [first = ''] = sources;
  const address = addressOf(first);
  panel.hidden = sources.length === 1 && address !== undefined && !formOf(first);
  if (panel.hidden) {
    window.open(address, '_blank', 'noopener');
    return;
  }
  const title = make('p', 'title');
  title.textContent = titleOf(sources.length);
  const list = make('ul', 'places');
  const listed = sources.slice(0, MAX_PLACES);
  const forms = new Set(listed.flatMap((each) => formOf(each) ?? []));
  list.append(...listed.map(placeItem), ...[...forms].map((form) => linkItem('Change it with a form', form)));
  panel.replaceChildren(title, list);
}

const MAX_PLACES = 8;

function titleOf(count: number): string {
  if (count === 0) return 'This text belongs to the program.';
  if (count > MAX_PLACES) return `The first ${MAX_PLACES} of ${count} places where this is written:`;
  return count === 1 ? 'This is written here:' : `This is written in ${count} places:`;
}

function placeItem(source: string): HTMLElement {
  const [path = '', lines = ''] = decodeURI(source).split('#');
  const [from, to] = lines.replace(/L|:.*/g, '').split('-');
  return linkItem(`${path}, ${to ? `lines ${from} to ${to}` : `line ${from}`}`, addressOf(source));
}

function linkItem(text: string, address: string | undefined): HTMLElement {
  const item = make('li', 'place');
  const link = make(address ? 'a' : 'span', 'link');
  if (link instanceof HTMLAnchorElement && address) {
    link.href = address;
    link.target = '_blank';
    link.rel = 'noopener';
  }
  link.textContent = text;
  item.append(link);
  return item;
}

/** The address on GitHub; `undefined` if the repository is not known. */
function addressOf(source: string): string | undefined {
  const base = document.body.dataset.edit;
  const [path, lines = ''] = source.split('#');
  return base ? `${base}/${path}?plain=1#${lines.replace(/:.*/, '')}` : undefined;
}

function formOf(source: string): string | undefined {
  const [, form] = /:([\w-]+)$/.exec(source) ?? [];
  const [repository] = (document.body.dataset.edit ?? '').split('/blob/');
  return form && repository ? `${repository}/issues/new?template=${form}.yml` : undefined;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, name: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}
