/** An escape of YAML or Markdown, or an entity: several characters of source for one of text. */
const CODE =
  /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[\s\S])|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{0,31});/iy;

/** `end` is exclusive. */
export type Span = readonly [start: number, end: number];

/**
 * Maps each character of a text to its span in the source `typed`, across the escapes, line folds and indentation of YAML, and the
 * escapes, entities and line prefixes of Markdown.
 */
export function align(text: string, typed: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const char of text) {
    const start = find(char, typed, end);
    const index = spans.length;
    if (start !== undefined) end = start + lengthAt(text, index, char, typed, start);
    // Both UTF-16 units of a character such as an emoji have the same span.
    for (let unit = 0; unit < char.length; unit += 1) spans.push([start ?? end, end]);
  }
  return spans;
}

/** The span in the source of the characters `from` up to, and not including, `to`. */
export function spanOf(spans: readonly Span[], from: number, to: number): Span {
  const start = spans[from]?.[0] ?? spans.at(-1)?.[1] ?? 0;
  return [start, to > from ? (spans[to - 1]?.[1] ?? spans.at(-1)?.[1] ?? start) : start];
}

/** The next offset in the source of the character, or of an escape, or of a line fold for a space. */
function find(char: string, typed: string, from: number): number | undefined {
  const isSpace = char === ' ' || char === '\n';
  for (let at = from; at < typed.length; at += 1)
    if (typed.startsWith(char, at) || (isSpace && typed[at] === '\n') || codeAt(typed, at)) return at;
  return undefined;
}

/** The length in the source: of an escape; or of the character itself, if the text contains the characters of the escape. */
function lengthAt(text: string, index: number, char: string, typed: string, at: number): number {
  const code = codeAt(typed, at);
  return code && !text.startsWith(code, index) ? code.length : char.length;
}

function codeAt(typed: string, at: number): string | undefined {
  if (typed[at] !== '\\' && typed[at] !== '&') return undefined;
  CODE.lastIndex = at;
  return CODE.exec(typed)?.[0];
}
