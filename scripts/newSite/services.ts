import { z } from 'zod';
import type { Kind } from '../../pipeline/kinds/kind';
import { capitalized } from '../../pipeline/labels/phrases';
import { any, readAs } from './readField';

interface Service {
  name: string;
  /** The text of its card. */
  text?: string | undefined;
  description?: string | undefined;
}

/** `Leak repair`, or with details, which are kept as typed: `Leak repair $250 and up`, `Siding (vinyl, wood)`. */
export const serviceKind: Kind<Service> = {
  name: 'service',
  example: 'Leak repair, Drain cleaning',
  parse: (input) => {
    const name = input.replace(PRICE, '').replace(DETAIL, '');
    const details = input.slice(name.length).replace(ALLOWED_IN_DETAILS, '');
    if (!SERVICE.test(name) || NO_SERVICE.test(name) || NO_SERVICE.test(details)) return undefined;
    return { name: capitalized(name), ...(name !== input && { text: `${capitalized(input)}.` }) };
  },
  advice:
    'Write only the name of a service, or its name and price, for example Leak repair $250 and up: no offer, no remark, no symbol.',
};

/** `from $8,500`, `$18/ft` or `($125 first hour)` */
const PRICE =
  /(?:[,:]|\s[-–—])?\s+\(?(?:from |starting (?:at |from ))?\$ ?\d[\d,.]*k?\+?(?: ?(?:[-–]|to) ?\$? ?\d[\d,.]*k?)?(?: ?\/? ?[\p{L}.]+){0,4}\)?$/iu;

/** `(LVP)`, `(Trex, TimberTech)` or `(inside only)`; `: cable, wood or aluminum` */
const DETAIL =
  /\s*\((?:\p{Lu}[\p{L}\d.-]*(?:(?:,| and| or| &)? \p{Lu}[\p{L}\d.-]*)*|(?:\p{L}+ ){1,2}only)\)$|:(?: [\p{L}-]+){1,2}(?:, [\p{L}-]+(?: [\p{L}-]+)?)*,? (?:(?:and|or|&) )?[\p{L}-]+(?: [\p{L}-]+)?$/u;

const ALLOWED_IN_DETAILS = /\b(?:from|starting|per|an hour|only)\b|\$? ?\d[\d,.]*\+?/gi;

/** Up to seven words without punctuation: no price, comment or sentence. */
const SERVICE = /^(?:(?:\p{L}\.){2,}|[\p{L}\d][\p{L}\d'’&/+-]*)(?:\s(?!-)[\p{L}\d'’&/+-]+){0,6}$/u;

/** Words of comments on services: “free estimates”, “whatever else”, “closets not right now”. */
const COMMENT_WORDS =
  'oh comma free gratis ask we our my i no not never much more most etc whatever everything anything maybe sometimes usually until now longer starts starting dollar dollars bucks per discount discounts financing insured bonded guaranteed available accepted owned estimate estimates'.split(
    ' ',
  );

/** Comments that are more than a word, or only at an end: “hauling eighty an hour”, “from 90”, “concrete only”, “no job under”. */
const COMMENTS =
  'an hour|any ?more|call(?= )|from(?= \\d)|only$|(?:under|over|for|at|about|around|desde|de)$|^[&+]|&$';

/** Comments, and prices without a dollar sign: “start-up 65”. */
const NO_SERVICE = new RegExp(
  `\\d\\+$|\\s\\d\\d+$|(?<![\\p{L}-])(?:${COMMENT_WORDS.join('|')}|${COMMENTS})(?![\\p{L}-])`,
  'iu',
);

export const service = z
  .object({ name: readAs(serviceKind), text: any.optional(), description: any.optional() })
  .transform(
    ({ name: { name, text: detail }, text = detail, description }): Service => ({ name, text, description }),
  );
