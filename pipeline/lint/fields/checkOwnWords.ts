import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemOnLine } from '../site/problemAt';
import { tellingLines } from '../site/tellingLines';

/** A quick look, since hardly any line has one. */
const MAY_HOLD_ONE = /lorem|TODO|TBD|FIXME|xxx|\bhere\b|\[insert|\[your/i;
const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\bx{3,}\b|\byour (?:\w+ )?(?:heading|title|text|name|description|words|company) here\b|\[(?:insert|your) [^[\]]{1,80}\](?!\()/i;
const CAPITALS = /^(?:todo|tbd|fixme)$/;

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
