import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isYes } from '../../../pipeline/kinds/choice';
import { type Opening as Entry, readHolidays, readOpenings } from '../../../pipeline/kinds/openings';
import { readTimes } from '../../../pipeline/kinds/time';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { readYaml } from '../../../pipeline/source/plainYaml';
import { readSource } from '../../../pipeline/source/readSource';
import { listLines } from '../answerLines';
import { editFileForm } from '../editFileForm';
import type { FormProblem, FormSite } from '../issueForm';

const { file = '' } = contentTypeOf('business');
const HOURS = 'Opening hours';
const HOLIDAYS = 'Holidays';
const EXAMPLE = 'Monday - Friday: 8:00 AM - 5:30 PM';

/** `Monday - Friday (April - October): 8:00 AM - 5:30 PM` */
function lineOf(entry: Entry): string {
  const { days, date, season, opens, closes, times, closed, byAppointment } = entry;
  const when = `${days ?? date}${season ? ` (${season})` : ''}`;
  if (isYes(closed)) return `${when}: closed`;
  if (isYes(byAppointment)) return `${when}: by appointment`;
  return `${when}: ${times ?? `${opens} - ${closes}`}`;
}

type Name = 'days' | 'date';

/** The entries of a line as people type it; nothing if it cannot be read. */
function entriesIn(line: string, name: Name, today: string): Entry[] | undefined {
  const season = / \(([^()]*)\)/.exec(line)?.[1];
  if (name === 'days') return season ? seasonalEntriesIn(line, season, today) : readOpenings(line);
  const read = readHolidays(line.replace(/ \([^()]*\)/, ''), today);
  // No holiday has a season: kept here, so that the check says so.
  return season ? read?.map((entry) => ({ ...entry, season })) : read;
}

/** A part of the year belongs to the days beside it: `Mon-Fri 8-5, Sat 9-12 (April-Oct)`. */
function seasonalEntriesIn(line: string, end: string, today: string): Entry[] | undefined {
  const parts = line.split(/\s*[,;]\s*(?![^()]*\))/);
  const each = parts.length > 1 ? parts.map((part) => entriesIn(part, 'days', today)) : [undefined];
  if (each.every((entries) => entries !== undefined)) return each.flat();
  const read = readOpenings(line.replace(/ \([^()]*\)/, ''));
  const season = end.replace(/\s*[-–]\s*/, ' - ');
  const isOfOneKind = new Set(read?.map(({ days, ...hours }) => JSON.stringify(hours))).size === 1;
  return isOfOneKind ? read?.map((entry) => ({ ...entry, season })) : undefined;
}

function current(site: FormSite) {
  const text = readFileSync(join(site.tree.root, file), 'utf8');
  const { hours, holidays } = readSource(file, text).values;
  const lines = (entries: unknown) => (Array.isArray(entries) ? (entries as Entry[]).map(lineOf) : []);
  return { hours: lines(hours), holidays: lines(holidays) };
}

const Template = z.object({
  body: z.array(
    z.object({ id: z.string().optional(), attributes: z.object({ value: z.string().optional() }) }),
  ),
});

/** The lines that GitHub's form begins with, which may be older than the content. */
function offered({ tree }: FormSite, id: string): string[] | undefined {
  const template = join(dirname(tree.root), '.github', 'ISSUE_TEMPLATE', 'hours.yml');
  if (!existsSync(template)) return undefined;
  const { data } = Template.safeParse(readYaml(readFileSync(template, 'utf8')));
  return listLines(data?.body.find((each) => each.id === id)?.attributes.value);
}

interface Known {
  label: string;
  /** The lines that the site has now, and those that the form began with. */
  now: readonly string[];
  offered: readonly string[];
  today: string;
}

/** Says that lines which the form began with are meant, although the site has others now. */
const MEANT = /^yes\.?$/i;

/** `entries` is missing where nothing changes. */
function readLines(
  typed: readonly string[],
  name: Name,
  { label, now, offered, today }: Known,
): { entries?: Entry[]; problems: FormProblem[] } {
  const lines = typed.filter((line) => !MEANT.test(line));
  const isSame = (other: readonly string[]) => other.join('\n') === lines.join('\n');
  if (isSame(now)) return { problems: [] };
  if (isSame(offered) && lines.length === typed.length)
    return { problems: [{ label, text: adviceOnOld(now) }] };
  const read = lines.map((line) => ({ line, entries: entriesIn(line, name, today) }));
  const wrong = read.filter(({ entries }) => !entries);
  return {
    entries: read.flatMap(({ entries = [] }) => entries),
    problems: wrong.map(({ line }) => ({ label, text: adviceOn(line, name) })),
  };
}

function adviceOnOld(now: readonly string[]): string {
  const lines = now.length === 0 ? 'leave this empty' : `write what your site says:\n${now.join('\n')}`;
  return `Your site has changed since you opened this form. To keep the site’s hours, ${lines}\nTo go back to what is here, write “yes” on a line below it.`;
}

function adviceOn(line: string, name: Name): string {
  if (name === 'date')
    return `“${line}” cannot be read. Write it like this: Thanksgiving: closed, or December 24: 8:00 AM - 12:00 PM`;
  const times = readTimes(line);
  if (times)
    return `“${line}” can be read in two ways. Write Monday - Friday: ${times}, or Monday - Sunday: ${times}.`;
  const isHalf = /\d\s*(?:-|–|to)\s*\d{1,2}(?::\d\d)?$/.test(line);
  return isHalf
    ? `“${line}”: add AM or PM to each time, for example 9:00 AM - 12:00 PM.`
    : `“${line}” cannot be read. Write it like this: ${EXAMPLE}`;
}

export const hours = editFileForm({
  name: 'hours',
  title: 'Opening hours and holidays',
  about: 'When you are open, and the days on which that is different.',
  questions: (site) => {
    const now = current(site);
    return [
      {
        id: 'hours',
        label: HOURS,
        about: `One line for days with the same hours: ${EXAMPLE}. You can write "closed", "by appointment" or "24 hours", two times with a comma between them, and a part of the year in parentheses after the days: (April - October).`,
        control: 'text',
        required: true,
        placeholder: EXAMPLE,
        value: now.hours.join('\n'),
      },
      {
        id: 'holidays',
        label: HOLIDAYS,
        about:
          'One line for each, by name or date: "Thanksgiving: closed" and "December 24: 8:00 AM - 12:00 PM" come every year, "2027-08-02 - 2027-08-06: closed" once.',
        control: 'text',
        required: false,
        placeholder: 'Thanksgiving: closed',
        value: now.holidays.join('\n'),
      },
    ];
  },
  edit(answers, site) {
    const now = current(site);
    const read = (id: 'hours' | 'holidays', name: Name, label: string) =>
      readLines(listLines(answers.get(id)?.[0]), name, {
        label,
        now: now[id],
        offered: offered(site, id) ?? now[id],
        today: site.today,
      });
    const parts = [read('hours', 'days', HOURS), read('holidays', 'date', HOLIDAYS)];
    const problems = parts.flatMap((part) => part.problems);
    const edits = parts.flatMap(({ entries }, index) =>
      entries ? [{ path: [index === 0 ? 'hours' : 'holidays'], value: entries[0] && entries }] : [],
    );
    return {
      title: 'Opening hours and holidays',
      path: file,
      edits,
      problems,
      labels: new Map([
        ['hours', HOURS],
        ['holidays', HOLIDAYS],
      ]),
      lines: new Map(
        ['hours', 'holidays'].flatMap((id) =>
          listLines(answers.get(id)?.[0]).map((line, index) => [`${id}.${index}`, line] as const),
        ),
      ),
    };
  },
});
