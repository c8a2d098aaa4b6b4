import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { firstOf } from '../site/firstOf';
import { checkEntries } from './checkEntries';
import { checkLengths } from './checkLengths';
import { checkLetters } from './checkLetters';
import { checkPlaceholders } from './checkOwnWords';
import { checkSchedule } from './checkSchedule';
import { checkTables } from './checkTables';
import { checkTemplateExamples } from './checkTemplateExamples';
import { checkTemplateWords } from './checkTemplateWords';

/** Everything about what was read of a file that the file can know by itself: remembered with it. */
export function checkDocument(document: Document): Problem[] {
  const left = [...firstOf(checkTemplateWords(document))];
  const told = new Set(left.map(({ line }) => line));
  const others = [
    checkLengths,
    checkSchedule,
    checkTables,
    checkPlaceholders,
    checkEntries,
    checkTemplateExamples,
  ].flatMap((check) => [...firstOf(check(document))]);
  const lost = firstOf(checkLetters(document.source));
  return [...left, ...lost, ...others.filter(({ line }) => !told.has(line))];
}
