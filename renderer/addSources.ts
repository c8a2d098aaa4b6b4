import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { EditData } from '../pages/editData';
import { oneLine } from '../pipeline/source/Source';

/**
 * Adds `data-source` attributes to the HTML of a preview. They name the source position of each section, card, text and picture:
 * `content/pages/home.md#L5` (see `FileSources`), or `program` for a label that the project defines. If a text occurs at several
 * positions, the nearest ones count: those in the section, else in the file of the card, else in the page's file; if there are none,
 * the part that all positions have in common. `html` must still contain React's comments between adjacent texts.
 */
export function addSources(html: string, edit: EditData, labels: Iterable<string>): string {
  const root = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, noscript: true },
  });
  const texts = new Map(Object.entries(edit.texts));
  const labelTexts = new Set([...labels].map(oneLine));
  const positionsIn: PositionsIn = (text, lines = '') =>
    (texts.get(text) ?? []).filter((position) => isWithin(position, lines));
  const sourceOf = (text: string, scopes: (string | undefined)[]): string | undefined => {
    const nearest = scopes.map((lines) => positionsIn(text, lines)).find(({ length }) => length > 0);
    const isKnown = texts.has(text) || labelTexts.has(text) || !HAS_WORDS.test(text);
    return nearest?.join(' ') ?? (isKnown ? commonParts(texts.get(text) ?? []) : undefined);
  };
  const sourceOfTexts = ([whole = '', ...parts]: string[], scopes: (string | undefined)[]): string => {
    const wholeSource = sourceOf(whole, scopes);
    const found = wholeSource === undefined ? parts.map((text) => sourceOf(text, scopes)) : [wholeSource];
    const isLabel = parts.some((text) => labelTexts.has(text) && !texts.has(text));
    return (found.includes(undefined) ? '' : found.join(' ').trim()) || (isLabel ? 'program' : '');
  };
  const sections = findSections(root, edit);
  const cards = new Map<HTMLElement, string | undefined>();
  const sources = new Map(sections);
  const others = root
    .querySelectorAll('*')
    .filter((element) => !element.hasAttribute('data-source') && !sources.has(element));
  for (const element of others) {
    const ancestors = selfAndAncestors(element);
    const section = ancestors.map((each) => sections.get(each)).find(Boolean);
    const isInMain = element.closest('main') !== null;
    const ownCard =
      isInMain && element.tagName === 'LI' ? cardOf(element, section, { edit, positionsIn }) : undefined;
    cards.set(element, ownCard);
    const card = ancestors.map((each) => cards.get(each)).find(Boolean);
    const scopes = [section, card, ...(isInMain ? [] : edit.frame), edit.page];
    sources.set(element, sourceOfTexts(textsOf(element), scopes) || (ownCard ?? ''));
  }
  for (const [element, source] of sources) {
    const places = [...new Set(source.split(/ +/))].join(' ');
    if (places) element.rawAttrs = `${element.rawAttrs} data-source="${places}"`.trim();
  }
  return root.toString();
}

/** The source positions of a text within a range of lines. */
type PositionsIn = (text: string, lines?: string) => string[];

/** The source file of a card: the file of its text or of the page that it links to, if the card shows another text of that file too. */
function cardOf(
  item: HTMLElement,
  section: string | undefined,
  { edit, positionsIn }: { edit: EditData; positionsIn: PositionsIn },
): string | undefined {
  const descendants = item.querySelectorAll('*');
  const others = descendants.flatMap(textsOf).filter((text) => positionsIn(text, section).length === 0);
  const files = descendants.flatMap((element) => {
    const [path = ''] = element.getAttribute('data-source')?.split('#') ?? [];
    return edit.cards[decodeURIComponent(path)] ?? edit.cards[element.getAttribute('href') ?? ''] ?? [];
  });
  return files.find(
    (file) => file !== edit.page && others.some((text) => positionsIn(text, file).length > 0),
  );
}

/** An element and its ancestors, innermost first. */
function selfAndAncestors(element: HTMLElement): HTMLElement[] {
  return [element, ...(element.parentNode ? selfAndAncestors(element.parentNode) : [])];
}

/** Source positions of the header, footer, page and sections. A `<template data-section>` holds the position of the section after it, and is removed. */
function findSections(root: HTMLElement, { header, footer, page }: EditData): Map<HTMLElement, string> {
  const sections = new Map<HTMLElement, string>();
  const set = (element: HTMLElement, place?: string) => {
    if (place) sections.set(element, place);
  };
  for (const [tag, place] of Object.entries({ header, footer }))
    for (const element of root.querySelectorAll(tag)) if (!element.closest('main')) set(element, place);
  for (const main of root.querySelectorAll('main')) set(main, page);
  let place: string | undefined;
  for (const element of root.querySelectorAll('main > *')) {
    const mark = element.getAttribute('data-section');
    if (mark === undefined) set(element, place);
    else element.remove();
    place = mark ?? place;
  }
  return sections;
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The texts of an element: first its description or complete text, then its own text nodes without those of children. */
function textsOf(element: HTMLElement): string[] {
  const description = element.getAttribute('alt') ?? element.getAttribute('placeholder');
  const parts = element.childNodes
    .filter(({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && text.trim() !== '')
    .map(({ text }) => oneLine(text));
  const fullText = description ?? (parts.length > 0 ? element.text : '');
  return [oneLine(fullText), ...parts];
}

/** The part that all positions have in common, for example the position of a fact or of a picture's description. */
function commonParts([first = '', ...others]: readonly string[]): string {
  const parts = first.split(' ');
  return parts.filter((part) => others.every((each) => each.split(' ').includes(part))).join(' ');
}

/** Whether a position is within a range of lines. Of several positions in `places`, the last one counts. */
function isWithin(places: string, lines: string): boolean {
  const [inner, outer] = [linesOf(places), linesOf(lines)];
  return inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to;
}

function linesOf(places: string) {
  const [, file, from, to = from] = /([^ ]+)#L(\d+)(?:-L(\d+))?[^ ]*$/.exec(places) ?? [];
  return { file, from: Number(from), to: Number(to) };
}
