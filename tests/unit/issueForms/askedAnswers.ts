import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IssueForm } from '../../../scripts/issueForms/issueForm';
import { formSite, issueForms } from '../../../scripts/issueForms/issueForms';
import { aJob, aMember, anArticle, aReview } from './answers';
import { attached, type Typed } from './fillIn';

const HIDDEN = ['/notes', '/thank-you'];
const read = formSite(join(import.meta.dirname, '..', '..', 'fixtures', 'plumber'));
export const site = {
  ...read,
  entries: read.entries.map((entry) =>
    HIDDEN.includes(String(entry.address))
      ? { ...entry, fields: { ...entry.fields, published: false } }
      : entry,
  ),
};

const somePhotos: Typed = {
  Gallery: 'Drains',
  Photos: attached(1),
  'Photos: what each one shows': 'A drain',
};
export const caption = (text: string): Typed => ({ ...somePhotos, 'Photos: what each one shows': text });

/** The other answers of a form. */
export const OTHERS: Readonly<Record<string, Typed>> = {
  job: aJob,
  review: aReview,
  article: anArticle,
  'team-member': aMember,
  photos: somePhotos,
  hours: { 'Opening hours': 'Monday - Saturday: 7:00 AM - 4:00 PM' },
  visibility: { 'Which page': 'Notes (/notes)', 'What to do with it': 'Hide it from visitors' },
};

const textOf = (written = '') =>
  written
    .replace(/^\(empty\)$/, '')
    .replaceAll('⏎', '\n')
    .replace(/\{photo (\d)\}/g, (_, number) => attached(Number(number)));

type Asked = [what: string, form: IssueForm, typed: Typed, label: string, ...texts: string[]];

/** Answers that a form asks about; `texts`: what the form or the check says at the question `label`. */
export const asked = readFileSync(join(import.meta.dirname, 'askedAnswers.txt'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
  .flatMap((block): Asked[] => {
    const [, what = '', name = '', lines = ''] = /^([^\n]+) {2}(\S+)\n(.+)$/s.exec(block) ?? [];
    const form = issueForms.find((each) => each.name === name);
    if (!form) throw new Error(`There is no form of the name at the end of “${block.split('\n')[0]}”.`);
    // An answer below what is said begins the next case.
    return lines.split(/(?<= \? .*)\n(?=.* = )/).map((each): Asked => {
      const rows = [...each.matchAll(/^ {2}(.+?) ([=?]) (.+)$/gm)];
      const ofSign = (wanted: string) =>
        rows.flatMap(([, label = '', sign, text]) =>
          sign === wanted ? [[label, textOf(text)] as const] : [],
        );
      const [typed, answers] = [ofSign('='), ofSign('?')];
      return [
        `${what}: ${typed.at(-1)?.[1]}`,
        form,
        { ...OTHERS[name], ...Object.fromEntries(typed) },
        answers[0]?.[0] ?? '',
        ...answers.map(([, text]) => text),
      ];
    });
  });

/** What a form itself says of answers. */
export const formTexts = asked.flatMap(([, , , , ...texts]) => texts);
