import { withoutNote } from '../../layout/quoting';
import { type Former, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';

const THING =
  '(?:heading|headline|title|subtitle|text|words|name|description|content|caption|paragraph|company)';
const STILL_TO = '(?:insert|add|enter|your|put|write|describe)\\b[^\\[\\]{}]{0,120}';
const FACT =
  '(?:town|city|county|state|company|business|owner|customer|client|street|phone|email|service|product|year|date|price|amount|number)(?: (?:name|number|address))?|name';

/** A quick test, because hardly any line has one. */
const SIGN =
  /lorem|dolor sit|TODO|TBD|TBA|FIXME|xxx|\bXX|\bhere\b|click (?:here )?to|sample|placeholder|dummy|untitled|asdf|qwerty|blah|J(?:ohn|ane) Doe|@|\?{3}|%[A-Z]|\[[a-z]|\{(?:insert|your|add|enter|put|write|describe)/i;

/** What is written where a text is still to come. */
const PLACEHOLDERS: readonly RegExp[] = [
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  /\b(?:TODO|TBD|TBA|FIXME|XXX)\b|\btbd\b|\bx{3,}\b/,
  /\bXX\+?(?= (?:years?|weeks?|days?|hours?|dollars|jobs|projects|homes)\b)/,
  new RegExp(`\\byour (?:\\w+ )?${THING} here\\b|\\b${THING} goes here\\b`, 'i'),
  new RegExp(`\\b(?:add|enter|insert|type|write|put) (?:an? |the |some |your )?${THING} here\\b`, 'i'),
  /\bclick (?:here )?to (?:add|edit)\b|\bclick here and (?:type|write)\b/i,
  new RegExp(
    `\\b(?:placeholder|dummy|sample(?= (?:text|title|heading|paragraph|description))) ${THING}\\b`,
    'i',
  ),
  /(?<=^[\w -]+: "?)untitled(?="?$)|\b(?:asdf\w*|qwerty|blah(?: blah)+)\b/i,
  /\bJ(?:ohn|ane) Doe\b|\b(?:you|your\w*|name|email|user|someone)@(?:example|domain|email|company|your\w+)\.\w+/i,
  new RegExp(`\\[(?:${STILL_TO}|${FACT})\\](?![(:[])|\\{${STILL_TO}\\}`, 'i'),
  /(?<=^|[\s:("])\?{3,}(?=$|[\s.,;)"])/,
  /%[A-Z][A-Z_]{2,}%/,
];

export const placeholder = rule({
  id: 'placeholder',
  on: 'fields',
  severity: 'warning',
  about:
    'A note, a blank or sample text was never replaced, such as TODO, ???, or [town]. Write your own words in its place, or delete it.',
  check({ source: { lines, bodyLine } }, report) {
    const body = withoutNotes(lines.slice(bodyLine - 1));
    for (const [index, line] of lines.entries()) {
      const isField = index < bodyLine - 1;
      const text = isField ? withoutNote(line) : (body[index - bodyLine + 1] ?? '');
      const finding = findPlaceholder(text);
      if (!finding) continue;
      const isList = isField && isBracketedPlaceholder(text);
      report({
        line: index + 1,
        ...finding,
        ...(isList ? { severity: 'error' as const, covers: [index + 1] } : {}),
      });
    }
  },
  also: { text: checkDescriptions(findPlaceholder) },
});

/** Whether a value in brackets, which the parser takes for a list or a group, is a placeholder. */
export const isBracketedPlaceholder = (line: string): boolean =>
  /^[\s-]*(?:[\w -]+:\s+)?[[{]/.test(line) && findPlaceholder(line) !== undefined;

/** The lines of a text with spaces in place of what nobody sees. */
function withoutNotes(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  return text.replace(/<!--.*?-->/gs, (note) => note.replace(/./g, ' ')).split('\n');
}

function findPlaceholder(text: string): Former | undefined {
  if (!SIGN.test(text)) return undefined;
  for (const pattern of PLACEHOLDERS) {
    const [actual] = pattern.exec(text) ?? [];
    if (actual)
      return {
        actual,
        reason: `“${actual}” looks like a placeholder. Write your own words in its place, or delete it.`,
      };
  }
  return undefined;
}
