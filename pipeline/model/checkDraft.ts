import type { Problem } from '../report/Problem';
import { checkEntries } from './checkEntries';
import { checkLengths } from './checkLengths';
import { checkLetters } from './checkLetters';
import { checkGarbled, checkPlaceholders, checkTags } from './checkOwnWords';
import { checkSchedule } from './checkSchedule';
import { checkTables } from './checkTables';
import { checkTemplateExamples } from './checkTemplateExamples';
import { checkTemplateWords } from './checkTemplateWords';
import type { Draft } from './Draft';
import { firstOf } from './firstOf';

/** Everything about what was read of a file that the file can know by itself: remembered with it. */
export function checkDraft(draft: Draft): Problem[] {
  const left = [...firstOf(checkTemplateWords(draft))];
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
  ].flatMap((check) => [...firstOf(check(draft))]);
  const lost = firstOf(checkLetters(draft.source));
  return [...left, ...lost, ...others.filter(({ line }) => !told.has(line))];
}
