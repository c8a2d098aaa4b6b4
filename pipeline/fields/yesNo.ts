import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

const YES = ['yes', 'true', 'on'];
const NO = ['no', 'false', 'off'];

/** `yes` or `no`; the other usual spellings are understood. */
export function yesNo(about: string, example: 'yes' | 'no') {
  const schema = z
    .string()
    .trim()
    .transform((written, context): boolean => {
      if (YES.includes(written.toLowerCase())) return true;
      if (NO.includes(written.toLowerCase())) return false;
      return refuse(context, 'yes-or-no', 'Write yes or no here.');
    });
  return kind(schema, { kind: 'yes or no', example, about });
}
