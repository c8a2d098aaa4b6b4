import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { nearest } from '../lint/suggest';

const STATES =
  'AL Alabama AK Alaska AZ Arizona AR Arkansas CA California CO Colorado CT Connecticut DE Delaware DC District_of_Columbia FL Florida GA Georgia HI Hawaii ID Idaho IL Illinois IN Indiana IA Iowa KS Kansas KY Kentucky LA Louisiana ME Maine MD Maryland MA Massachusetts MI Michigan MN Minnesota MS Mississippi MO Missouri MT Montana NE Nebraska NV Nevada NH New_Hampshire NJ New_Jersey NM New_Mexico NY New_York NC North_Carolina ND North_Dakota OH Ohio OK Oklahoma OR Oregon PA Pennsylvania PR Puerto_Rico RI Rhode_Island SC South_Carolina SD South_Dakota TN Tennessee TX Texas UT Utah VT Vermont VA Virginia WA Washington WV West_Virginia WI Wisconsin WY Wyoming';
const NAMES = new Map(
  [...STATES.matchAll(/([A-Z]{2}) (\w+)/g)].map(([, code = '', name = '']) => [
    name.replaceAll('_', ' '),
    code,
  ]),
);

/** A state as letters are addressed: two capitals. */
export function state() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      /^[A-Z]{2}$/.test(written)
        ? written
        : refuse(
            context,
            'state',
            'A state is written as two capital letters, for example NJ.',
            meant(written),
          ),
    );
  return kind(schema, { kind: 'text', example: 'NJ', about: 'The state, two letters.' });
}

function meant(written: string): string | undefined {
  const code = written.replace(/[.\s]/g, '').toUpperCase();
  if ([...NAMES.values()].includes(code)) return code;
  return NAMES.get(nearest(written, [...NAMES.keys()]) ?? '');
}
