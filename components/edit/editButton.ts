import { addStyle, create } from '../client/elements';
import style from './editButton.css?inline';

const HOST = 'edit-page';

/** An element with the positions in content files of what it shows. */
const SOURCE = '[data-source]';

/** An element whose text comes from the program, not from a content file. */
const NOT_CONTENT = '[data-source="program"]';

/** Adds the Edit button to a page of a preview. In edit mode, a click only opens the source of what was clicked: its lines on GitHub. */
export function startEditing(): void {
  const host = document.createElement(HOST);
  const root = host.attachShadow({ mode: 'open' });
  addStyle(style, root);
  const outline = create('div', { class: 'outline', hidden: '' });
  const panel = create('div', { class: 'panel', hidden: '', role: 'status' });
  const toggle = create('button', { class: 'toggle', 'aria-pressed': 'false' }, 'Edit');
  root.append(outline, panel, toggle);
  document.body.append(host);
  let stopEditing: (() => void) | undefined;
  const switchMode = () => {
    stopEditing?.();
    stopEditing = stopEditing ? undefined : listen(outline, panel, onEscape);
    toggle.setAttribute('aria-pressed', String(stopEditing !== undefined));
    toggle.textContent = stopEditing ? 'Done' : 'Edit';
  };
  const onEscape = () => {
    switchMode();
    toggle.focus();
  };
  toggle.addEventListener('click', switchMode);
}

/** Outlines the element under the pointer or with the focus, and opens its source on a click. Returns a function that removes the listeners. */
function listen(outline: HTMLElement, panel: HTMLElement, onEscape: () => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let outlined: Element | undefined;
  const show = (element?: Element) => {
    outlined = element;
    outline.hidden = !element;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [name, pixels] of Object.entries({ left, top, width, height }))
      outline.style.setProperty(name, `${pixels}px`);
  };
  const isOnButton = ({ target }: Event) => target instanceof Element && target.matches(HOST);
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, (event) => isOnButton(event) || listener(event), options);
  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'mouseup', 'pointerup', 'submit', 'change'] as const) on(type, block);
  on('pointermove', ({ clientX, clientY }) => show(elementAt(clientX, clientY)));
  on('pointerdown', (event) => {
    event.stopImmediatePropagation();
    show(elementAt(event.clientX, event.clientY));
  });
  on('focusin', ({ target }) => show(target instanceof Element ? target : undefined));
  on('scroll', () => show(outlined));
  on('click', (event) => {
    block(event);
    // A click by the keyboard has no pointer position.
    const element = event.detail === 0 ? outlined : elementAt(event.clientX, event.clientY);
    if (element) openSources(element, panel);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter' || !document.activeElement || isOnButton(event)) return;
    block(event);
    openSources(document.activeElement, panel);
  };
  document.addEventListener('keydown', onKey, options);
  // The Tab key must reach every text and picture.
  const madeFocusable = document.querySelectorAll(`${SOURCE}:not([tabindex], a, button, summary)`);
  for (const element of madeFocusable) element.setAttribute('tabindex', '0');
  return () => {
    listeners.abort();
    show();
    panel.hidden = true;
    for (const element of madeFocusable) element.removeAttribute('tabindex');
  };
}

/** The topmost text or picture at a point. `elementFromPoint` is not enough: the area of a link may be larger than its text. */
function elementAt(x: number, y: number): Element | undefined {
  const isAtPoint = (element: Element) =>
    [...element.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  const elements = document.elementsFromPoint(x, y).filter((element) => !element.matches(HOST));
  return elements.find((element) => isTextOrPicture(element) && isAtPoint(element)) ?? elements[0];
}

function isTextOrPicture(element: Element): boolean {
  const isText = (node: ChildNode) => node instanceof Text && node.data.trim() !== '';
  return element.matches(SOURCE) || [...element.childNodes].some(isText);
}

/** Opens the source of an element on GitHub, or shows links in `panel` if it has several sources, or a form to change it. */
function openSources(element: Element, panel: HTMLElement): void {
  const sources = sourcesOf(element);
  const [first] = sources;
  const canOpen = sources.length === 1 && first?.linesUrl && !first.formUrl;
  panel.hidden = Boolean(canOpen);
  if (canOpen) return void window.open(first.linesUrl, '_blank', 'noopener');
  const title = create('p', { class: 'title' }, describeCount(sources.length));
  const listed = sources.slice(0, MAX_PLACES);
  const formUrls = new Set(listed.flatMap(({ formUrl }) => formUrl || []));
  const items = [
    ...listed.map(({ label, linesUrl }) => createItem(label, linesUrl)),
    ...[...formUrls].map((url) => createItem('Change it with a form', url)),
  ];
  panel.replaceChildren(title, create('ul', { class: 'places' }, ...items));
}

/** The sources of an element, or of its closest ancestor that has any. None for a text of the program. */
function sourcesOf(element: Element) {
  if (element.matches(NOT_CONTENT)) return [];
  const positions = element.closest(`${SOURCE}:not(${NOT_CONTENT})`)?.getAttribute('data-source');
  return positions?.split(' ').map(parseSource) ?? [];
}

/** `source`: such as `content/business.md#L12-L14:hours`, where `hours` is the form that changes the value. Without a repository, no links. */
function parseSource(source: string) {
  const [path = '', fragment = ''] = source.split('#');
  const [lines = '', form] = fragment.split(':');
  const [from, to] = lines.replaceAll('L', '').split('-');
  // `https://github.com/owner/name/blob/branch`; empty if the repository is not on GitHub.
  const branchUrl = document.body.dataset.edit;
  const [repositoryUrl] = branchUrl?.split('/blob/') ?? [];
  return {
    label: `${decodeURI(path)}, ${to ? `lines ${from} to ${to}` : `line ${from}`}`,
    linesUrl: branchUrl && `${branchUrl}/${path}?plain=1#${lines}`,
    formUrl: form && repositoryUrl && `${repositoryUrl}/issues/new?template=${form}.yml`,
  };
}

const MAX_PLACES = 8;

function describeCount(count: number): string {
  if (count === 0) return 'This text belongs to the program.';
  if (count > MAX_PLACES) return `The first ${MAX_PLACES} of ${count} places where this is written:`;
  return count === 1 ? 'This is written here:' : `This is written in ${count} places:`;
}

function createItem(text: string, url: string | undefined): HTMLElement {
  const link = url
    ? create('a', { class: 'link', href: url, target: '_blank', rel: 'noopener' }, text)
    : create('span', { class: 'link' }, text);
  return create('li', {}, link);
}
