import { daysOf } from '../../model/structuredData/daysOf';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

interface Hours {
  days: string;
  opens?: string;
  closes?: string;
  closed?: boolean;
  byAppointment?: boolean;
}

/** Each day of the week has one pair of times, or is closed. */
export function checkHours({ documents }: Content): Problem[] {
  const business = documents.find(({ type }) => type === 'business');
  const hours = business?.fields.hours as Hours[] | undefined;
  if (!business || !hours) return [];
  return [
    ...hours.flatMap((entry, index) => checkEntry(entry, `hours.${index}`, business)),
    ...daysTwice(hours, business),
  ];
}

function checkEntry(entry: Hours, field: string, business: Document): Problem[] {
  const { opens, closes } = entry;
  const problem = (code: string, message: string, at = field) => [problemAt(business, at, { code, message })];
  const [word, second] = (['closed', 'byAppointment'] as const).filter((name) => entry[name]);
  if (second) return problem('hours-both', `Write either ${word}: yes or ${second}: yes for the same days.`);
  if (word && (opens || closes))
    return problem('hours-both', `Write either times or ${word}: yes for the same days.`);
  return word ? [] : checkTimes(entry, problem, `${field}.closes`);
}

function checkTimes(
  { days, opens, closes }: Hours,
  problem: (code: string, message: string, at?: string) => Problem[],
  closing: string,
): Problem[] {
  if (!opens && !closes)
    return problem('hours-missing', `Write when you open and close on ${days}, or closed: yes.`);
  if (!opens || !closes)
    return problem('hours-missing', `“${opens ? 'closes' : 'opens'}” is missing for ${days}.`);
  if (closes > opens) return [];
  return problem('hours-order', `On ${days} the business closes before it opens. Check AM and PM.`, closing);
}

function daysTwice(hours: Hours[], business: Document): Problem[] {
  const told = new Set<string>();
  return hours.flatMap(({ days }, index) => {
    const again = daysOf(days).find((day) => told.has(day));
    for (const day of daysOf(days)) told.add(day);
    if (!again) return [];
    const message = `${again} stands in two entries of the hours. Each day belongs in one.`;
    return [problemAt(business, `hours.${index}.days`, { code: 'hours-twice', message })];
  });
}
