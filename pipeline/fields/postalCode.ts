import { field } from './field';

/** A US postal code, five digits; kept as text so that a leading zero stays. */
export function postalCode() {
  return field({
    kind: 'postal code',
    example: '08071',
    about: 'The ZIP code.',
    parse: (input) => (/^\d{5}(-\d{4})?$/.test(input) ? input : undefined),
  });
}
