import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { EditData } from '../pages/pageData';
import { type MarkedPlace, marksIn, withoutMarks } from '../pipeline/source/marks';
import { escapeXml } from './outputs/escapeXml';

/**
 * The page of a preview with an attribute on each element whose own text, picture or description is marked:
 * `data-source="content/business.md#L12:fact content/pages/home.md#L5-L6"` (`:fact` is a form that changes it), or `program` for a label of the program, and
 * `filled` for one with names in braces. A text node that consists only of a marker gives its source to the next element.
 */
export function writeSources(html: string, edit: EditData): string {
  const root = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, noscript: true },
  });
  for (const element of root.getElementsByTagName('*')) {
    const marks = marksOf(element);
    if (marks === '') continue;
    const sources = mergePlaces(marksIn(marks)).map((place) => sourceOf(place, edit));
    addAttribute(element, 'data-source', sources.join(' '));
  }
  const body = root.querySelector('body');
  if (body) addAttribute(body, 'data-edit', edit.url);
  return withoutMarks(root.toString());
}

/** The other attributes stay as they are written. */
function addAttribute(element: HTMLElement, name: string, value: string): void {
  element.rawAttrs = `${element.rawAttrs} ${name}="${escapeXml(value)}"`.trim();
}

/** The text of an element's own that may have marks. */
function marksOf(element: HTMLElement): string {
  const before = element.previousSibling;
  const ahead = before?.nodeType === NodeType.TEXT_NODE && isOnlyMarks(before.rawText) ? before.rawText : '';
  const texts = element.childNodes
    .filter(({ nodeType, rawText }) => nodeType === NodeType.TEXT_NODE && !isOnlyMarks(rawText))
    .map(({ rawText }) => rawText);
  const description = /\s(?:alt|placeholder)="([^"]*)"/.exec(element.rawAttrs)?.[1] ?? '';
  return [description, ...texts, ahead].filter((text) => marksIn(text).length > 0).join('');
}

const isOnlyMarks = (text: string): boolean => text !== '' && withoutMarks(text) === '';

/** Each place once, lines that touch as one place, and the program last. */
function mergePlaces(places: readonly MarkedPlace[]): MarkedPlace[] {
  const merged: MarkedPlace[] = [];
  for (const place of places) {
    const last = merged.find(
      ({ file, from, to }) =>
        file === place.file &&
        (file > 0 || from === place.from) &&
        place.from <= to + 1 &&
        from <= place.to + 1,
    );
    if (!last) merged.push({ ...place });
    else Object.assign(last, { from: Math.min(last.from, place.from), to: Math.max(last.to, place.to) });
  }
  return merged.sort((a, b) => Number(a.file === 0) - Number(b.file === 0));
}

function sourceOf({ file, from, to }: MarkedPlace, { files, forms }: EditData): string {
  const path = files[file - 1];
  if (path === undefined) return from === 0 ? 'program' : 'filled';
  const lines = from === to ? `#L${from}` : `#L${from}-L${to}`;
  const form = forms.find((each) => each.file === file && each.from <= from && to <= each.to)?.form;
  return path.split('/').map(encodeURIComponent).join('/') + lines + (form ? `:${form}` : '');
}
