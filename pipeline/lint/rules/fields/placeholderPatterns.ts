import { anyOf } from '../../wordings';

const THING =
  '(?:heading|headline|title|subtitle|text|words|name|description|content|caption|paragraph|company)';
const STILL_TO = '(?:insert|add|enter|your|put|write|describe|ask|check with)\\b[^\\[\\]{}]{0,120}';
const FACT =
  '(?:town|city|county|state|company|business|owner|customer|client|street|phone|email|service|product|year|date|price|amount|number)(?: (?:name|number|address))?|name';
export const BRACKETS = new RegExp(
  `\\[(?:${STILL_TO}|${FACT}|(?:[^\\[\\]\n]{0,80} )?placeholder\\b[^\\[\\]\n]{0,80})\\](?![(:[])|\\{${STILL_TO}\\}`,
  'i',
);

/** What is left over where the owner’s own words belong. */
export const PLACEHOLDERS: readonly RegExp[] = [
  anyOf(
    'g',
    /\b(?:TODO|TBD|TBA|FIXME|XXX)\b|\$X+(?:,\w{3})*\b|\btbd\b|\bx{3,}\b|%[A-Z][A-Z_]{2,}%|\$ ?_{2,}/,
    /\bXX\+?(?= (?:years?|weeks?|days?|hours?|dollars|jobs|projects|homes)\b)/,
    /\?{3,}(?<=(?:^|[\s:("])\?{3,})(?=$|[\s.,;)"])/,
  ),
  anyOf(
    'gi',
    /\blorem ipsum\b|\bdolor sit amet\b|^untitled$|\b(?:asdf\w*|qwerty|blah(?: blah)+)\b/,
    `\\byour (?:\\w+ )?${THING} here\\b|\\b${THING} goes here\\b`,
    `\\b(?:add|enter|insert|type|write|put) (?:an? |the |some |your )?${THING} here\\b`,
    /\bclick (?:here )?to (?:add|edit)\b|\bclick here and (?:type|write)\b/,
    `\\b(?:placeholder|dummy|sample(?= (?:text|title|heading|paragraph|description))) ${THING}\\b`,
    /\bJ(?:ohn|ane) Doe\b|\b(?:you|your\w*|name|email|user|someone)@(?:example|domain|email|company|your\w+)\.\w+/,
    BRACKETS,
  ),
];

/** Whether a value in brackets, which YAML parses as a list or a group, is a placeholder. */
export const isBracketedPlaceholder = (line: string): boolean =>
  /^[\s-]*(?:[\w -]+:\s+)?[[{]/.test(line) && BRACKETS.test(line);
