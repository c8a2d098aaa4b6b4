import { z } from 'zod';
import { nearest } from '../lint/suggest';
import { kind } from './kind';
import { refuse } from './refuse';

const YES = ['yes', 'true', 'on'];
const NO = ['no', 'false', 'off'];
/** What else people write for them. */
const OTHER_YES = ['y', '1', 'si', 'sí', 'oui', 'ja', 'sim', 'x', '✓'];
const OTHER_NO = ['n', '0', 'non', 'nein', 'nee', 'não', 'none'];

/** `yes` or `no`; the other usual spellings are understood. */
export function yesNo(about: string, example: 'yes' | 'no') {
  const schema = z
    .string()
    .trim()
    .transform((written, context): boolean => {
      if (YES.includes(written.toLowerCase())) return true;
      if (NO.includes(written.toLowerCase())) return false;
      return refuse(context, 'yes-or-no', 'Write yes or no here.', meant(written.toLowerCase()));
    });
  return kind(schema, { kind: 'yes or no', example, about });
}

function meant(written: string): string | undefined {
  if (OTHER_YES.includes(written)) return 'yes';
  return OTHER_NO.includes(written) ? 'no' : nearest(written, [...YES, ...NO]);
}
