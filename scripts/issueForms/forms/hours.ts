import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseWeekdays } from '../../../pipeline/fields/calendar';
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

/** A line with hours of which nobody knows whether they are before noon. */
const NO_HALF = /:\s*\d{1,2}(?::00)?\s*(?:-|–|to)\s*\d{1,2}(?::00)?$/;

type Entry = Record<string, string>;

const hasNoDays = (entry: Entry | undefined) =>
  entry?.days !== undefined && parseWeekdays(entry.days).length === 0;

/** `Monday - Friday (April - October): 8:00 AM - 5:30 PM` */
function lineOf(entry: Entry): string {
  const { days, date, season, opens, closes, times, closed, byAppointment } = entry;
  const when = `${days ?? date}${season ? ` (${season})` : ''}`;
  if (closed) return `${when}: closed`;
  if (byAppointment) return `${when}: by appointment`;
  return `${when}: ${times ?? `${opens} - ${closes}`}`;
}

function entryIn(line: string, name: 'days' | 'date'): Entry | undefined {
  const [, when = '', season, rest = ''] = /^(.+?)(?: \(([^()]+)\))?\s*:\s*(\S.*)$/.exec(line) ?? [];
  if (when === '') return undefined;
  const base: Entry = { [name]: when };
  const end: Entry = season ? { season } : {};
  if (/^closed\.?$/i.test(rest)) return { ...base, closed: 'yes', ...end };
  if (/^by appointment(?: only)?\.?$/i.test(rest)) return { ...base, byAppointment: 'yes', ...end };
  const [, opens, closes] = /^([^,]+?)\s+(?:-|–|to)\s+([^,]+)$/.exec(rest) ?? [];
  return opens && closes ? { ...base, opens, closes, ...end } : { ...base, times: rest, ...end };
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

/** The lines that GitHub's form begins with, which may be older than the content. An answer that keeps them changes nothing. */
function offered({ tree }: FormSite, id: string): string[] {
  const template = join(dirname(tree.root), '.github', 'ISSUE_TEMPLATE', 'hours.yml');
  if (!existsSync(template)) return [];
  const { data } = Template.safeParse(readYaml(readFileSync(template, 'utf8')));
  return listLines(data?.body.find((each) => each.id === id)?.attributes.value);
}

/** `entries` is missing where nothing changes. */
function readLines(
  lines: readonly string[],
  name: 'days' | 'date',
  { label, known }: { label: string; known: readonly (readonly string[])[] },
): { entries?: Entry[]; problems: FormProblem[] } {
  if (known.some((each) => each.join('\n') === lines.join('\n'))) return { problems: [] };
  const example = name === 'days' ? EXAMPLE : 'Thanksgiving: closed';
  const wrong = lines.filter((line) => !entryIn(line, name));
  const halves = lines.filter((line) => NO_HALF.test(line));
  return {
    entries: lines.flatMap((line): Entry[] => [entryIn(line, name) ?? []].flat()),
    problems: [
      ...wrong.map((line) => ({
        label,
        text: `“${line}” has no colon with the hours after it. Write it like this: ${example}`,
      })),
      ...lines
        .filter((line) => hasNoDays(entryIn(line, name)))
        .map((line) => ({ label, text: `“${line}”: write the days like this: Monday - Friday.` })),
      ...halves.map((line) => ({
        label,
        text: `“${line}”: add AM or PM to each time, for example 9:00 AM - 12:00 PM.`,
      })),
    ],
  };
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
    const read = (id: 'hours' | 'holidays', name: 'days' | 'date', label: string) =>
      readLines(listLines(answers.get(id)?.[0]), name, { label, known: [now[id], offered(site, id)] });
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
