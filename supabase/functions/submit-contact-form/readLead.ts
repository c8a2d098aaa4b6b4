import type { Lead } from './Lead.ts';
import { LeadRequest } from './LeadRequest.ts';
import { Refusal } from './Refusal.ts';

const nul = String.fromCharCode(0);

/** `value` as a database can keep it: no half characters; a missing optional field and null are one. */
function clean(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** A form with two name boxes has one name. */
function joinNames(fields: Record<string, unknown>): unknown {
  if (typeof fields.name === 'string' && fields.name.trim() !== '') return fields.name;
  return [fields.firstName, fields.lastName]
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .join(' ');
}

/** Checks the fields of a request. Throws a `Refusal` (422) that names everything still missing. */
export function readLead(fields: Record<string, unknown>): Lead {
  const cleaned = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)]));
  if (Object.values(cleaned).some((value) => typeof value === 'string' && value.includes(nul))) {
    throw new Refusal(422, 'Your message has a character in it that we cannot store. Please type it again.');
  }

  const asked = {
    ...cleaned,
    name: joinNames(cleaned),
    email: cleaned.email ?? '',
    phone: cleaned.phone ?? '',
  };
  const read = LeadRequest.safeParse(
    { ...asked, message: cleaned.message ?? '' },
    { error: () => 'Please check what you entered.' },
  );
  if (read.success) return read.data;

  const firstOfField = new Map(
    read.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  );
  throw new Refusal(422, [...new Set([...firstOfField.values()].toReversed())].join(' '));
}
