import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeAmbiguity } from '../../../pipeline/kinds/kind';
import { adviceOnHoliday, adviceOnLine } from '../../../pipeline/kinds/openingAdvice';
import { formatOpening, type Opening, otherDays, readLine } from '../../../pipeline/kinds/openings';
import { readTimes } from '../../../pipeline/kinds/time';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { readSource } from '../../../pipeline/source/readSource';
import { writeQuotedYaml } from '../../../pipeline/source/writeYaml';
import { editFile, type FormSite, type IssueForm, type Question } from '../issueForm';
import { listLines } from '../typedLists';
import { toElement } from '../writeTemplate';

const { file = '' } = contentTypeOf('business');
const EXAMPLE = 'Monday - Friday: 8:00 AM - 5:30 PM';

const QUESTIONS = [
  {
    id: 'hours',
    label: 'Opening hours',
    about: `One line for days with the same hours: ${EXAMPLE}. You can write "closed", "by appointment" or "24 hours", two times with a comma between them, and a part of the year in parentheses after the days: (April - October).`,
    control: 'textarea',
    required: true,
    placeholder: EXAMPLE,
  },
  {
    id: 'holidays',
    label: 'Holidays',
    about:
      'One line for each, by name or date: "Thanksgiving: closed" and "December 24: 8:00 AM - 12:00 PM" come every year, "2027-08-02 - 2027-08-06: closed" once. A date of the next two weeks is only for this year.',
    control: 'textarea',
    placeholder: 'Thanksgiving: closed',
  },
] as const satisfies readonly Question[];
type HoursQuestion = (typeof QUESTIONS)[number];

/** The field of an entry that says when it applies. */
const WHEN = { hours: 'days', holidays: 'date' } as const;

/** The entries of `business.md` as the file has them. */
function currentEntries({ tree }: FormSite, { id }: HoursQuestion): Opening[] {
  const entries = readSource(file, readFileSync(join(tree.root, file), 'utf8')).values[id];
  return Array.isArray(entries) ? (entries as Opening[]) : [];
}

/** Whether GitHub's template of this form prefills an answer with these lines. It may be older than the content, which the owner then did not mean to change. */
function isPrefilled(lines: readonly string[], question: Question, { tree }: FormSite): boolean {
  const template = join(dirname(tree.root), '.github', 'ISSUE_TEMPLATE', 'hours.yml');
  const element = writeQuotedYaml([toElement({ ...question, value: lines.join('\n') })]);
  const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
  return existsSync(template) && onOneLine(readFileSync(template, 'utf8')).includes(onOneLine(element));
}

/** The end of a line above one that says the same of another day: “also the day after”. */
const ALSO =
  /\n\s*(?=(?:also|and|plus)\b(?!.*(?:\b(?:closed|off)\b|\d ?(?:[ap]\.?m\.?)? ?(?:[-–:]|to|until) ?\d|noon)))/gi;

/** The line that confirms prefilled lines which differ from the content, and work at night. */
const CONFIRMATION = /^yes\.?$/i;

const EMOTICON = /\s*(?:[:;]-?[()D]|\p{Extended_Pictographic}\uFE0F?)+$/u;

/** The entries of an answer, each with the line that it was parsed from; no entries if the answer changes nothing. */
function parseAnswer(answer: string | undefined, question: HoursQuestion, site: FormSite) {
  const before = currentEntries(site, question);
  const current = before.map(formatOpening);
  const typed = listLines(question.id === 'holidays' ? answer?.replace(ALSO, ', ') : answer).map((line) =>
    line.replace(EMOTICON, ''),
  );
  const lines = typed.filter((line) => !CONFIRMATION.test(line));
  const isConfirmed = lines.length < typed.length;
  if (current.join('\n') === lines.join('\n')) return { faults: [], notes: [] };
  if (!isConfirmed && isPrefilled(lines, question, site)) return { faults: [outdated(current)], notes: [] };
  const entries = lines.flatMap((line) =>
    // Without `today`, a date without a year stays a day of every year, as in the content.
    readLine(line, WHEN[question.id], current.includes(line) ? '' : site.today).map((entry) => ({
      line,
      entry,
    })),
  );
  // AM and PM are easily swapped.
  const nights = entries.filter(
    ({ line, entry: { opens = '', closes = '' } }) =>
      /PM$/.test(opens) && /AM$/.test(closes) && !current.includes(line),
  );
  const openings = entries.map(({ entry }) => entry);
  return {
    entries,
    faults: [
      ...lines.flatMap((line) => faultIn(line, question, site) ?? []),
      ...nights.flatMap(({ line }) => (isConfirmed ? [] : `“${line}”: ${AT_NIGHT}`)),
    ],
    notes: [
      ...otherDays(openings, before).map(
        (days) => `Your hours no longer name ${days}. If you are closed then, add “${days}: closed”.`,
      ),
      ...entries.flatMap(({ line, entry }) => noteOnDate(line, entry.date) ?? []),
    ],
  };
}

const AT_NIGHT =
  'You would be open at night. Write the time at which you open first, with AM or PM as it should be. If you do work at night, write “yes” on a line of its own below this one.';

function faultIn(line: string, { id }: HoursQuestion, { today }: FormSite): string | undefined {
  const times = id === 'hours' && readTimes(line);
  if (times) return describeAmbiguity(line, `Monday - Friday: ${times}`, `Monday - Sunday: ${times}`);
  const advice = id === 'hours' ? adviceOnLine(line) : adviceOnHoliday(line, today);
  return advice && `“${line}”: ${advice}`;
}

function outdated(current: readonly string[]): string {
  const lines =
    current.length === 0 ? 'leave this empty' : `write what your site says:\n${current.join('\n')}`;
  return `Your site has changed since you opened this form. To keep the site’s hours, ${lines}\nTo go back to what is here, write “yes” on a line below it.`;
}

/** A note on dates of every year, and on one that got the year of the next occurrence. */
function noteOnDate(line: string, date = ''): string | undefined {
  const hasYear = (text: string) => /\d{4}/.test(text);
  if (hasYear(date))
    return hasYear(line)
      ? undefined
      : `“${line}” is for ${date} only. To have it every year, write “every” in front of it.`;
  const isRange = /\b(?:thru|through|to)\b|\d ?[-–]/.test(date);
  return isRange
    ? `“${line}” comes every year. For one year only, write its dates with the year.`
    : undefined;
}

export const hours: IssueForm = {
  name: 'hours',
  title: 'Opening hours and holidays',
  about: 'When you are open, and the days on which that is different.',
  questions: (site) =>
    QUESTIONS.map((question) => {
      const lines = currentEntries(site, question).map(formatOpening);
      const now = lines.length > 0 ? `. Now they are: ${lines.join('; ')}` : '';
      const instead = `Write every line as it should be, also those that stay${now}.`;
      return { ...question, value: lines.join('\n'), instead };
    }),
  write(answers, site) {
    const parsed = QUESTIONS.map((question) => ({
      ...question,
      ...parseAnswer(answers.get(question.id)?.[0], question, site),
    }));
    return editFile(site, {
      title: 'Opening hours and holidays',
      path: file,
      edits: parsed.flatMap(({ id, entries }) =>
        entries ? [{ path: [id], value: entries[0] && entries.map(({ entry }) => entry) }] : [],
      ),
      problems: parsed.flatMap(({ label, faults }) => faults.map((text) => ({ label, text }))),
      notes: parsed.flatMap(({ notes }) => notes),
      lines: Object.fromEntries(parsed.map(({ id, entries = [] }) => [id, entries.map(({ line }) => line)])),
    });
  },
};
