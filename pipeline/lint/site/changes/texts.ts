import { memoize } from '../../../model/memoize';
import type { Document } from '../../Document';
import { type Rule, rule, type SiteInput } from '../../rule';
import { type ChangedFile, changedFiles, pathOf, textsIn, wordsIn } from './changedFiles';

const BO = 'team/bo-holm.md';

const member = (name: string, description: string, order = 2) =>
  `---\nname: ${name}\nrole: Plumber\norder: ${order}\ndescription: ${description}\nspecialties:\n  - Frost\nexperience: 8+ Years\n---\n`;

const WORK = 'Thaws pipes, sweats joints and carries the long ladder without being asked.';
const OTHER_WORK = 'Answers letters, keeps books, and knows where every receipt went since spring.';

/** Shorter texts change as a whole. */
const MIN_WORDS = { cut: 8, lost: 20 };

const ENDS_SENTENCE = /[.!?:…)\]}"”’*_|]$/;
/** Words behind which a sentence goes on. */
const GOES_ON =
  /(?:,|\b(?:a|an|and|as|at|because|but|by|for|from|in|into|of|on|or|our|so|that|the|their|to|we|which|with|your))$/i;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words that a text lost at its end, if it stops in the middle of a sentence. */
function cutOff(before: string, now: string): string | undefined {
  const [old, text] = [plain(before), plain(now)];
  if (text === '' || old === text || wordsIn(old).length < MIN_WORDS.cut) return undefined;
  if (!ENDS_SENTENCE.test(old) || ENDS_SENTENCE.test(text)) return undefined;
  const isBeginning = old.startsWith(text) && wordsIn(old.slice(text.length)).length > 1;
  return isBeginning || GOES_ON.test(text) ? old.slice(-60).replace(/^\S*\s/, '') : undefined;
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n\s*\n/)
    .map(plain)
    .filter(Boolean);

/** The sentences that a text lost, if it lost more than half of its words and got no others. */
function lostFrom(before: string, now: string): string[] {
  const [old, text] = [wordsIn(before).length, wordsIn(now).length];
  if (old < MIN_WORDS.lost || text * 2 >= old) return [];
  const kept = new Set(sentencesIn(now));
  const known = new Set(sentencesIn(before));
  const isShortened = [...kept].every((sentence) => known.has(sentence));
  return isShortened ? [...known].filter((sentence) => !kept.has(sentence)) : [];
}

/** The sentences of all files that changed or are new, with those of their fields. */
const sentencesOfChanges = memoize((input: SiteInput): ReadonlySet<string> => {
  const added = new Set(input.published?.added);
  const fresh = input.documents.filter((document) => added.has(pathOf(document)));
  const texts = [...fresh.map(({ source }) => textsIn(source)), ...changedFiles(input).map(({ now }) => now)];
  return new Set(texts.flatMap((each) => [...each.values()]).flatMap(sentencesIn));
});

const textCut = rule({
  id: 'text-cut',
  on: 'site',
  severity: 'warning',
  about:
    'A text ends in the middle of a sentence and did not before, or it lost more than half of its length. Perhaps it was cut off when it was copied. Write the end again, or leave it if you took it out.',
  examples: {
    published: { [BO]: member('Bo Holm', WORK) },
    wrong: { [BO]: member('Bo Holm', 'Thaws pipes, sweats joints and carries the') },
    right: { [BO]: member('Bo Holm', 'Thaws pipes and sweats joints.') },
  },
  check(input, report) {
    for (const { document, before, now } of changedFiles(input))
      for (const [field, text] of before) {
        const reason = explainLoss(text, now.get(field) ?? text, input);
        const end = textLines(document).at(-1) ?? document.source.lines.length;
        const place = field === '' ? { line: end } : { field };
        if (reason) report({ in: document, ...place, reason });
      }
  },
});

function explainLoss(before: string, now: string, input: SiteInput): string | undefined {
  if (before === now) return undefined;
  const end = cutOff(before, now);
  if (end !== undefined)
    return `This text ends in the middle of a sentence. Before this change it ended with “${end}” Add the end again.`;
  const [lost] = lostFrom(before, now);
  if (lost === undefined || sentencesOfChanges(input).has(lost)) return undefined;
  return `This text had ${wordsIn(before).length} words before this change, and has ${wordsIn(now).length} now. “${shortened(lost)}” is missing, for example. Bring it back, or leave it if you took it out.`;
}

/** The lines below the fields that are not empty, from 1. */
const textLines = ({ source: { lines, bodyLine } }: Document): number[] =>
  lines.flatMap((line, index) => (index >= bodyLine - 1 && line.trim() !== '' ? [index + 1] : []));

const shortened = (text: string) =>
  text.length > 80 ? `${text.slice(0, 80).replace(/\s\S*$/, '')} …` : text;

/** The long texts of a file that are not in a section. */
function ownTexts(texts: ReadonlyMap<string, string>): string[] {
  return ['description', 'excerpt', ''].flatMap((field) => {
    const text = texts.get(field) ?? '';
    return wordsIn(text).length >= MIN_WORDS.cut ? [text] : [];
  });
}

const nameIn = (texts: ReadonlyMap<string, string>) => texts.get('name') ?? texts.get('title') ?? '';

const longWords = (text: string) => new Set(wordsIn(text.toLowerCase()).filter((word) => word.length > 3));

/** The share of the words of either text that both have. */
function similarity(one: string, other: string): number {
  const [a, b] = [longWords(one), longWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : shared / (a.size + b.size - shared);
}

const MAX_SIMILARITY = 0.2;

/** The names before and now, if all the words of a file are of something else, and its own name fits only what it was. */
function takenOver({ document, before, now }: ChangedFile): [before: string, now: string] | undefined {
  const names: [string, string] = [nameIn(before), nameIn(now)];
  const [old, fresh] = names;
  const fits = (name: string) =>
    wordsIn(name.toLowerCase()).some((word) => word.length > 2 && document.name.includes(word));
  if (!old || !fresh || !fits(old) || fits(fresh) || similarity(old, fresh) > 0) return undefined;
  const [oldTexts, texts] = [ownTexts(before), ownTexts(now)];
  if (oldTexts.length === 0 || texts.length === 0) return undefined;
  return similarity(oldTexts.join(' '), texts.join(' ')) <= MAX_SIMILARITY ? names : undefined;
}

const fileTakenOver = rule({
  id: 'file-taken-over',
  on: 'site',
  severity: 'warning',
  about:
    'All that a file says is new, and its name fits what it said before. What was there is lost: another member of the team, another review or job. Make a new file for what is new, and restore this one. If what was here has gone for good, leave it.',
  examples: {
    published: { [BO]: member('Bo Holm', WORK) },
    wrong: { [BO]: member('Eva Lund', OTHER_WORK, 3) },
    right: { [BO]: member('Bo Holm', OTHER_WORK) },
  },
  check(input, report) {
    for (const file of changedFiles(input)) {
      const [before, now] = takenOver(file) ?? [];
      if (!before || !now || exchangedWith(input).has(file)) continue;
      const { document } = file;
      const field = document.fields.name === undefined ? 'title' : 'name';
      report({
        in: document,
        field,
        actual: now,
        reason: `This file is about “${now}” now, and before this change it was about ${before}. Make a new file for what is new, and restore this one. If what was here has gone for good, leave it.`,
      });
    }
  },
});

/** Of two files, each with the text that the other one had, the other one. */
const exchangedWith = memoize((input: SiteInput): ReadonlyMap<ChangedFile, ChangedFile> => {
  const files = changedFiles(input).filter(({ before, now }) => mainText(before) !== mainText(now));
  const byText = new Map(files.map((file) => [mainText(file.before), file]));
  return new Map(
    files.flatMap((file) => {
      const other = byText.get(mainText(file.now));
      const isExchanged = other && mainText(other.now) === mainText(file.before) && mainText(file.now) !== '';
      return isExchanged ? [[file, other]] : [];
    }),
  );
});

/** The text below the fields, or else the description. */
const mainText = (texts: ReadonlyMap<string, string>) =>
  plain(texts.get('') || texts.get('description') || '');

const textsExchanged = rule({
  id: 'texts-exchanged',
  on: 'site',
  severity: 'warning',
  about:
    'Each of two files has the text that the other one had before this change. Perhaps they were pasted into the wrong files. Exchange them again, or leave them if it is meant.',
  examples: {
    published: { [BO]: member('Bo Holm', WORK), 'team/eva-lund.md': member('Eva Lund', OTHER_WORK, 3) },
    wrong: { [BO]: member('Bo Holm', OTHER_WORK), 'team/eva-lund.md': member('Eva Lund', WORK, 3) },
    right: { [BO]: member('Bo Holm', WORK), 'team/eva-lund.md': member('Eva Lund', OTHER_WORK, 3) },
  },
  check(input, report) {
    const reported = new Set<ChangedFile>();
    for (const [file, other] of exchangedWith(input)) {
      reported.add(file);
      if (reported.has(other)) continue;
      const { document } = file;
      const [line] = textLines(document);
      report({
        in: document,
        ...(line ? { line } : { field: 'description' }),
        reason: `Before this change, this text was in ${other.document.file}, and the text that is there now was here. Exchange the two again, or leave them if it is meant.`,
      });
    }
  },
});

export const changedTextRules: readonly Rule[] = [textsExchanged, fileTakenOver, textCut];
