/** Matches an escape of YAML or Markdown, or an entity: several characters of source for one of text. */
const ESCAPE =
  /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][\da-zA-Z]{0,31});/y;

/** Offsets in a text. `end` is exclusive. */
export type TextSpan = readonly [start: number, end: number];

/** Maps each character of a text to its span in the YAML or Markdown that it was parsed from, across escapes, entities, line folds and indentation. */
export function align(text: string, source: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const char of text) {
    const offset = spans.length;
    const start = find(char, source, end);
    if (start !== undefined) {
      const code = escapeAt(source, start);
      // The text itself may contain the characters of an escape.
      const isEscaped = code !== undefined && !text.startsWith(code, offset);
      end = start + (isEscaped ? code.length : char.length);
    }
    // Both UTF-16 units of a character such as an emoji have the same span.
    for (let unit = 0; unit < char.length; unit += 1) spans.push([start ?? end, end]);
  }
  return spans;
}

/** The span in the source of the characters `from` up to, and not including, `to`. */
export function spanOf(spans: readonly TextSpan[], from: number, to: number): TextSpan {
  const end = spans.at(-1)?.[1] ?? 0;
  const start = spans[from]?.[0] ?? end;
  return [start, to > from ? (spans[to - 1]?.[1] ?? end) : start];
}

/** The next offset in the source of the character; of a line fold, which may be its space; or of any escape, which is its own because both are read in step. */
function find(char: string, source: string, from: number): number | undefined {
  const isSpace = char === ' ' || char === '\n';
  for (let at = from; at < source.length; at += 1)
    if (source.startsWith(char, at) || (isSpace && source[at] === '\n') || escapeAt(source, at)) return at;
  return undefined;
}

function escapeAt(source: string, at: number): string | undefined {
  if (source[at] !== '\\' && source[at] !== '&') return undefined;
  ESCAPE.lastIndex = at;
  return ESCAPE.exec(source)?.[0];
}
