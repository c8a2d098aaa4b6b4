import { wordsIn } from '../../model/visitEntry';
import type { Document } from '../Document';
import { garbledFindings } from '../markdown/garbledFindings';
import type { Problem } from '../Problem';
import { problemAt, problemOnLine } from '../site/problemAt';
import { tellingLines } from '../site/tellingLines';

/** A quick look, since hardly any line has one. */
const MAY_HOLD_ONE = /lorem|TODO|TBD|FIXME|xxx|\bhere\b|\[insert|\[your/i;
const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\bx{3,}\b|\byour (?:\w+ )?(?:heading|title|text|name|description|words|company) here\b|\[(?:insert|your) [^[\]]{1,80}\](?!\()/i;
const MAY_BE_GARBLED = /[Â-ï]/;
const CAPITALS = /^(?:todo|tbd|fixme)$/;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

/** Words that were to be replaced. */
export function* checkPlaceholders(document: Document): Generator<Problem> {
  for (const { line, words } of tellingLines(document.source, MAY_HOLD_ONE))
    for (const finding of placeholders(words))
      yield problemOnLine(document, line, { ...finding, severity: 'warning' });
}

function placeholders(words: string) {
  const [wrong = ''] = PLACEHOLDER.exec(words) ?? [];
  if (!wrong || CAPITALS.test(wrong)) return [];
  const message = `“${wrong}” looks like words that were to be replaced before anybody sees them.`;
  return [{ code: 'placeholder', message, wrong }];
}

/** Signs in fields that another program made of others; those in texts are told with the text. */
export function* checkGarbled(document: Document): Generator<Problem> {
  for (const { field, words } of wordsIn(document, (each) => MAY_BE_GARBLED.test(each)))
    for (const { line: _line, ...finding } of garbledFindings(words, 1))
      yield problemAt(document, field, finding);
}

/** Tags in fields that are a single line of words. */
export function* checkTags(document: Document): Generator<Problem> {
  for (const { field, words } of wordsIn(document, (words) => words.includes('<'))) {
    const [wrong] = TAG.exec(words) ?? [];
    const message = 'HTML tags are not allowed here. Write plain words.';
    if (wrong) yield problemAt(document, field, { code: 'html', message, wrong });
  }
}
