import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTwo } from '../../../pipeline/kinds/kind';
import { adviceOnHoliday, adviceOnLine } from '../../../pipeline/kinds/openingAdvice';
import { formatOpening, type Opening, otherDays, readLine } from '../../../pipeline/kinds/openings';
import { readTimes } from '../../../pipeline/kinds/time';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { writeQuotedYaml } from '../../../pipeline/source/plainYaml';
import { readSource } from '../../../pipeline/source/readSource';
import { listLines } from '../answerLines';
import { editFile, type FormSite, type IssueForm, type Question } from '../issueForm';
import { toElement } from '../writeTemplate';

const { file = '' } = contentTypeOf('business');
const EXAMPLE = 'Monday - Friday: 8:00 AM - 5:30 PM';

const instead = 'Write every line as it should be, also those that stay as they are.';

const QUESTIONS = [
  {
    id: 'hours',
    instead,
    label: 'Opening hours',
    about: `One line for days with the same hours: ${EXAMPLE}. You can write "closed", "by appointment" or "24 hours", two times with a comma between them, and a part of the year in parentheses after the days: (April - October).`,
    control: 'text',
    required: true,
    placeholder: EXAMPLE,
  },
  {
    id: 'holidays',
    instead,
    label: 'Holidays',
    about:
      'One line for each, by name or date: "Thanksgiving: closed" and "December 24: 8:00 AM - 12:00 PM" come every year, "2027-08-02 - 2027-08-06: closed" once. A date of the next two weeks is only for this year.',
    control: 'text',
    required: false,
    placeholder: 'Thanksgiving: closed',
  },
] as const satisfies readonly Question[];
type Id = (typeof QUESTIONS)[number]['id'];
const NAMES = { hours: 'days', holidays: 'date' } as const;

/** What the site has. */
function openingsOf({ tree }: FormSite): Record<Id, Opening[]> {
  const { hours, holidays } = readSource(file, readFileSync(join(tree.root, file), 'utf8')).values;
  const listed = (entries: unknown) => (Array.isArray(entries) ? (entries as Opening[]) : []);
  return { hours: listed(hours), holidays: listed(holidays) };
}

/** The same as lines. */
function current(site: FormSite): Record<Id, string[]> {
  const { hours, holidays } = openingsOf(site);
  return { hours: hours.map(formatOpening), holidays: holidays.map(formatOpening) };
}

/** Whether GitHub's form, which may be older than the content, begins with these lines. */
function isOffered(lines: readonly string[], id: Id, { tree }: FormSite): boolean {
  const template = join(dirname(tree.root), '.github', 'ISSUE_TEMPLATE', 'hours.yml');
  const question = QUESTIONS.find((each) => each.id === id);
  if (!question || !existsSync(template)) return false;
  const element = writeQuotedYaml([toElement({ ...question, value: lines.join('\n') })]);
  return onOneLine(readFileSync(template, 'utf8')).includes(onOneLine(element));
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Says that lines which the form began with are meant, although the site has others now. */
const MEANT = /^yes\.?$/i;

interface Read {
  /** The entries, each with the line that it was made of. Missing where nothing changes. */
  read?: { line: string; entry: Opening }[];
  faults: string[];
}

function readLines(typed: readonly string[], id: Id, site: FormSite): Read {
  const now = current(site)[id];
  const lines = typed.filter((line) => !MEANT.test(line));
  if (now.join('\n') === lines.join('\n')) return { faults: [] };
  if (lines.length === typed.length && isOffered(lines, id, site)) return { faults: [adviceOnOld(now)] };
  const faults = lines.flatMap((line) => {
    const times = id === 'hours' && readTimes(line);
    if (times) return [isTwo(line, `Monday - Friday: ${times}`, `Monday - Sunday: ${times}`)];
    const advice = id === 'hours' ? adviceOnLine(line) : adviceOnHoliday(line, site.today);
    return advice === undefined ? [] : [`“${line}”: ${advice}`];
  });
  const read = lines.flatMap((line) =>
    // What the site has stays as it is.
    readLine(line, NAMES[id], now.includes(line) ? '' : site.today).map((entry) => ({ line, entry })),
  );
  return { read, faults };
}

/** What to say of days that the site has and the new lines have not. */
function noteOnDays(read: NonNullable<Read['read']>, site: FormSite): string[] {
  const gone = otherDays(
    read.map(({ entry }) => entry),
    openingsOf(site).hours,
  );
  return gone.map(
    (days) => `Your hours no longer name ${days}. If you are closed then, add “${days}: closed”.`,
  );
}

function adviceOnOld(now: readonly string[]): string {
  const lines = now.length === 0 ? 'leave this empty' : `write what your site says:\n${now.join('\n')}`;
  return `Your site has changed since you opened this form. To keep the site’s hours, ${lines}\nTo go back to what is here, write “yes” on a line below it.`;
}

export const hours: IssueForm = {
  name: 'hours',
  title: 'Opening hours and holidays',
  about: 'When you are open, and the days on which that is different.',
  questions: (site) =>
    QUESTIONS.map((question) => ({ ...question, value: current(site)[question.id].join('\n') })),
  write(answers, site) {
    const parts = QUESTIONS.map(({ id, label }) => ({
      ...{ id, label },
      ...readLines(listLines(answers.get(id)?.[0]), id, site),
    }));
    return editFile(site, {
      title: 'Opening hours and holidays',
      path: file,
      edits: parts.flatMap(({ id, read }) =>
        read ? [{ path: [id], value: read[0] && read.map(({ entry }) => entry) }] : [],
      ),
      problems: parts.flatMap(({ label, faults }) => faults.map((text) => ({ label, text }))),
      notes: parts.flatMap(({ id, read = [] }) => [
        ...(id === 'hours' && read.length > 0 ? noteOnDays(read, site) : []),
        ...read.flatMap(({ line, entry: { date = '' } }) =>
          /^\d{4}-/.test(date) && !/\d{4}/.test(line)
            ? [`“${line}” is for ${date} only. To have it every year, write “every” in front of it.`]
            : [],
        ),
      ]),
      labels: new Map(parts.map(({ id, label }) => [id, label])),
      lines: new Map(
        parts.flatMap(({ id, read = [] }) =>
          read.map(({ line }, index) => [`${id}.${index}`, line] as const),
        ),
      ),
    });
  },
};
