import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';

/** A US postal code, five digits; kept as text so that a leading zero stays. */
export function postalCode() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      /^\d{5}(-\d{4})?$/.test(written)
        ? written
        : refuse(context, 'postal-code', 'A postal code has five digits, for example 08071.', meant(written)),
    );
  return kind(schema, { kind: 'postal code', example: '08071', about: 'The postal code.' });
}

/** A zero in front gets lost in tables; an O is often typed for it. */
function meant(written: string): string | undefined {
  if (/^\d{4}$/.test(written)) return `0${written}`;
  const [code] = /\b\d{5}(-\d{4})?\b/.exec(written.replace(/\b[Oo](?=\d{4})|(?<=\d)[Oo]/g, '0')) ?? [];
  return code;
}
