import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { problemAt } from './problemAt';
import type { Content } from './readContent';
import { daysOf } from './structuredData/daysOf';

interface Hours {
  days: string;
  opens?: string;
  closes?: string;
  closed?: boolean;
}

/** Each day of the week has one pair of times, or is closed. */
export function checkHours({ drafts }: Content): Problem[] {
  const business = drafts.find(({ type }) => type === 'business');
  const hours = business?.fields.hours as Hours[] | undefined;
  if (!business || !hours) return [];
  return [
    ...hours.flatMap((entry, index) => checkEntry(entry, `hours.${index}`, business)),
    ...daysTwice(hours, business),
  ];
}

function checkEntry({ days, opens, closes, closed }: Hours, field: string, business: Draft): Problem[] {
  const problem = (code: string, message: string, at = field) => [problemAt(business, at, { code, message })];
  if (closed) {
    return opens || closes
      ? problem('hours-both', 'Write either times or closed: yes for the same days.')
      : [];
  }
  if (!opens && !closes)
    return problem('hours-missing', `Write when you open and close on ${days}, or closed: yes.`);
  if (!opens || !closes)
    return problem('hours-missing', `“${opens ? 'closes' : 'opens'}” is missing for ${days}.`);
  if (closes > opens) return [];
  return problem(
    'hours-order',
    `On ${days} the business closes before it opens. Check AM and PM.`,
    `${field}.closes`,
  );
}

function daysTwice(hours: Hours[], business: Draft): Problem[] {
  const told = new Set<string>();
  return hours.flatMap(({ days }, index) => {
    const again = daysOf(days).find((day) => told.has(day));
    for (const day of daysOf(days)) told.add(day);
    if (!again) return [];
    const message = `${again} stands in two entries of the hours. Each day belongs in one.`;
    return [problemAt(business, `hours.${index}.days`, { code: 'hours-twice', message })];
  });
}
