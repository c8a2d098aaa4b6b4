import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { EditData, Region } from '../pages/editData';
import { oneLine } from '../pipeline/model/load/sources';

/**
 * The HTML of a preview, in which sections, list items, and what shows a text or a picture of the owner say where it is written:
 * `data-source="content/pages/home.md#L5"` (see `Sources`); a label of ours says `program`. `html` still has the comments that React
 * puts between two texts.
 */
export function addSources(html: string, edit: EditData, labels: Iterable<string>): string {
  const root = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, noscript: true },
  });
  const ours = new Set([...labels].map(oneLine));
  const regions = findRegions(root, edit);
  const sources = new Map<HTMLElement, string>();
  const set = (element: HTMLElement, source = '') => {
    const isNew = source !== '' && !sources.has(element) && !element.hasAttribute('data-source');
    if (isNew) sources.set(element, [...new Set(source.split(' '))].join(' '));
  };
  const sourceOf = (element: HTMLElement) => sources.get(element) ?? element.getAttribute('data-source');
  for (const [element, { place }] of regions) set(element, place);
  const shown = root.querySelectorAll('*').map((element) => {
    const region = around(element).find((outer) => regions.has(outer));
    const { shown } = (region && regions.get(region)) ?? edit.frame;
    const placesOf = (text: string) =>
      shown[text] ?? edit.frame.shown[text] ?? (ours.has(text) || !HAS_WORDS.test(text) ? [] : undefined);
    const { whole, parts } = textsOf(element);
    const places = placesOf(whole) ? [placesOf(whole)] : parts.map(placesOf);
    const isKnown = places.every((each) => each !== undefined);
    return { element, isOurs: parts.some((text) => ours.has(text)), found: isKnown ? places : [] };
  });
  // What is written in one place says from which file a list item is.
  for (const { element, found } of shown)
    if (found.every(({ length }) => length === 1)) set(element, found.join(' '));
  for (const item of root.querySelectorAll('main li')) {
    const [inside] = item
      .querySelectorAll('*')
      .flatMap((element) => sourceOf(element)?.split(' ').at(-1) ?? []);
    const path = `${inside?.split('#')[0]}#`;
    const isOfPage = edit.page.place?.startsWith(path);
    set(item, isOfPage ? inside : edit.files.find((file) => file.startsWith(path)));
  }
  for (const { element, isOurs, found } of shown) {
    const outer = around(element).map((each) => sourceOf(each) ?? '');
    set(element, found.flatMap((places) => nearest(places, outer)).join(' '));
    if (isOurs) set(element, 'program');
  }
  for (const [element, source] of sources)
    element.rawAttrs = `${element.rawAttrs} data-source="${source}"`.trim();
  return root.toString();
}

/** An element and those around it, from the inside. */
function around(element: HTMLElement): HTMLElement[] {
  return [element, ...(element.parentNode ? around(element.parentNode) : [])];
}

/** The elements that are parts of the page. A template tells the section behind it. */
function findRegions(root: HTMLElement, { frame, header, footer, page, sections }: EditData) {
  const regions = new Map<HTMLElement, Region>();
  for (const [tag, place] of [
    ['header', header],
    ['footer', footer],
  ] as const)
    for (const element of root.querySelectorAll(tag)) regions.set(element, { ...frame, place });
  const [main] = root.querySelectorAll('main');
  if (!main) return regions;
  regions.set(main, page);
  let region = page;
  for (const element of main.children) {
    const index = element.getAttribute('data-section');
    if (index === undefined) regions.set(element, region);
    else {
      region = sections[Number(index)] ?? page;
      element.remove();
    }
  }
  return regions;
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** What an element shows itself: the whole of its text with the parts that are its own, or its description. */
function textsOf(element: HTMLElement): { whole: string; parts: string[] } {
  const description = element.getAttribute('alt') ?? element.getAttribute('placeholder');
  const parts = element.childNodes
    .filter(({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && text.trim() !== '')
    .map(({ text }) => oneLine(text));
  return { whole: oneLine(description ?? (parts.length > 0 ? element.text : '')), parts };
}

/** The places in the lines of what is around, or else in its file; all if there are none. */
function nearest(all: readonly string[], around: readonly string[]): readonly string[] {
  for (const outer of around.map(linesOf)) {
    const inFile = all.filter((places) => linesOf(places).some(({ file }) => file === outer[0]?.file));
    const inLines = inFile.filter((places) => linesOf(places).some((inner) => isWithin(inner, outer[0])));
    if (inFile.length > 0) return inLines.length > 0 ? inLines : inFile;
  }
  return all;
}

interface Lines {
  file: string;
  from: number;
  to: number;
}

const isWithin = (inner: Lines, outer: Lines | undefined): boolean =>
  inner.file === outer?.file && inner.from >= outer.from && inner.to <= outer.to;

function linesOf(places: string): Lines[] {
  return [...places.matchAll(/(\S+)#L(\d+)(?:-L(\d+))?/g)].map(([, file = '', from, to = from]) => ({
    file,
    from: Number(from),
    to: Number(to),
  }));
}
