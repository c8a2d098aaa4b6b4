import { garbledFindings } from '../markdown/garbledFindings';
import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { problemAt, problemOnLine } from './problemAt';
import { tellingLines } from './tellingLines';
import { wordsIn } from './visitDraft';

/** A quick look, since hardly any line has one. */
const MAY_HOLD_ONE = /lorem|TODO|TBD|FIXME|xxx|\bhere\b|\[insert|\[your/i;
const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\bx{3,}\b|\byour (?:\w+ )?(?:heading|title|text|name|description|words|company) here\b|\[(?:insert|your) [^[\]]{1,80}\](?!\()/i;
const MAY_BE_GARBLED = /[Â-ï]/;
const CAPITALS = /^(?:todo|tbd|fixme)$/;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

/** Words that were to be replaced. */
export function* checkPlaceholders(draft: Draft): Generator<Problem> {
  for (const { line, words } of tellingLines(draft.source, MAY_HOLD_ONE))
    for (const finding of placeholders(words))
      yield problemOnLine(draft, line, { ...finding, severity: 'warning' });
}

function placeholders(words: string) {
  const [wrong = ''] = PLACEHOLDER.exec(words) ?? [];
  if (!wrong || CAPITALS.test(wrong)) return [];
  const message = `“${wrong}” looks like words that were to be replaced before anybody sees them.`;
  return [{ code: 'placeholder', message, wrong }];
}

/** Signs in fields that another program made of others; those in texts are told with the text. */
export function* checkGarbled(draft: Draft): Generator<Problem> {
  for (const { field, words } of wordsIn(draft, (each) => MAY_BE_GARBLED.test(each)))
    for (const { line: _line, ...finding } of garbledFindings(words, 1))
      yield problemAt(draft, field, finding);
}

/** Tags in fields that are a single line of words. */
export function* checkTags(draft: Draft): Generator<Problem> {
  for (const { field, words } of wordsIn(draft, (words) => words.includes('<'))) {
    const [wrong] = TAG.exec(words) ?? [];
    const message = 'HTML tags are not allowed here. Write plain words.';
    if (wrong) yield problemAt(draft, field, { code: 'html', message, wrong });
  }
}
