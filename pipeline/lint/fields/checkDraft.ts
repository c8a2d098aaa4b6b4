import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { firstOf } from '../site/firstOf';
import { checkEntries } from './checkEntries';
import { checkLengths } from './checkLengths';
import { checkGarbled, checkPlaceholders, checkTags } from './checkOwnWords';
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
    checkTags,
    checkGarbled,
    checkEntries,
    checkTemplateExamples,
  ].flatMap((check) => [...firstOf(check(document))]);
  return [...left, ...others.filter(({ line }) => !told.has(line))];
}
