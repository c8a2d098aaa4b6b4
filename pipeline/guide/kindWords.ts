import { z } from 'zod';
import type { FieldNote } from './noteOf';

const WORDS: Record<string, string> = {
  text: 'words on one line',
  prose: 'text; two stars make words **bold**',
  group: 'the fields below it, indented by two spaces',
  image: 'the place of a picture in this folder',
  link: 'words, an arrow, an address',
  reference: 'the name of a file, without `.md`',
  number: 'a number in digits',
  'yes or no': '`yes` or `no`',
  date: 'a day: year-month-day',
  'day and time': 'a day, or a day and a time',
  time: 'a time of day',
  days: 'a day, or the first and the last of some',
  phone: 'a phone number of ten digits',
  'postal code': 'five digits',
  state: 'two capital letters',
  'e-mail': 'an e-mail address',
  'web address': 'an address that starts with https://',
  page: 'the address of a page, which starts with /',
  icon: 'the name of a sign',
};

/** What to write in a field. */
export function kindWords({ kind = 'text', options, item, fields }: FieldNote): string {
  if (kind === 'choice') return `one of: ${(options ?? []).join(', ')}`;
  if (kind !== 'list') return WORDS[kind] ?? kind;
  if (item instanceof z.ZodUnion) return 'a list of links, and of groups with a `label` and `links`';
  if (item instanceof z.ZodArray)
    return 'a list of rows: each in square brackets, with commas between its parts';
  if (fields.length > 0) return 'a list of groups; each begins with a hyphen';
  return 'a list: one entry a line, each beginning with a hyphen and a space';
}
