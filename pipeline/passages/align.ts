/** A character of a text that is written in several, as YAML and Markdown have it. */
const CODE =
  /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[\s\S])|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{0,31});/iy;

/** Offsets of the first character and behind the last one. */
export type Span = readonly [start: number, end: number];

/**
 * Where each character of a text stands in what was typed: through the escapes, folds and indentation of YAML, and the escapes,
 * entities and line beginnings of Markdown.
 */
export function align(text: string, typed: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const char of text) {
    const start = find(char, typed, end);
    const index = spans.length;
    if (start !== undefined) end = start + lengthAt(text, index, char, typed, start);
    // A character of two units, such as an emoji, has one place.
    for (let unit = 0; unit < char.length; unit += 1) spans.push([start ?? end, end]);
  }
  return spans;
}

/** Where characters from `from` up to `to` stand. */
export function spanOf(spans: readonly Span[], from: number, to: number): Span {
  const start = spans[from]?.[0] ?? spans.at(-1)?.[1] ?? 0;
  return [start, to > from ? (spans[to - 1]?.[1] ?? spans.at(-1)?.[1] ?? start) : start];
}

/** The next offset at which something stands for a character. */
function find(char: string, typed: string, from: number): number | undefined {
  const isSpace = char === ' ' || char === '\n';
  for (let at = from; at < typed.length; at += 1)
    if (typed.startsWith(char, at) || (isSpace && typed[at] === '\n') || codeAt(typed, at)) return at;
  return undefined;
}

/** A character that begins a code stands for itself where the text goes on like the code. */
function lengthAt(text: string, index: number, char: string, typed: string, at: number): number {
  const code = codeAt(typed, at);
  return code && !text.startsWith(code, index) ? code.length : char.length;
}

function codeAt(typed: string, at: number): string | undefined {
  if (typed[at] !== '\\' && typed[at] !== '&') return undefined;
  CODE.lastIndex = at;
  return CODE.exec(typed)?.[0];
}
