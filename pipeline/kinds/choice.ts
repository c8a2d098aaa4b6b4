import { field, type Kind } from './kind';
import { indexOfMisspelled } from './words';

export const choiceKind: Kind<string> = {
  name: 'choice',
  example: '',
  about: 'This field takes one of the words that the message lists.',
  parse: (input, { options = [] }) => options.find((option) => option.toLowerCase() === input.toLowerCase()),
  /** The option that a text mentions, if only one. */
  read: (typed, { meta: { options = [] } }) => {
    const plain = ` ${typed.toLowerCase()} `;
    const named = options.filter((option) => plain.includes(` ${option.toLowerCase()} `));
    return named.length === 1 ? named[0] : undefined;
  },
  names: ({ options = [] }) => options,
  advice: 'Choose one of these: {options}.',
  adviceInForm: 'Choose one of these: {some}.',
};

export function choice<T extends string>(options: readonly T[], about: string) {
  const parse = (input: string) => choiceKind.parse(input, { options }) as T | undefined;
  const instruction = `one of: ${options.join(', ')}`;
  const jsonSchema = { enum: options };
  return field({ ...choiceKind, parse }, about, { example: options[0], options, instruction, jsonSchema });
}

const YES = ['yes', 'true', 'on'];
const NO = ['no', 'false', 'off'];

export const isYes = (text = ''): boolean => YES.includes(text.toLowerCase());

export const yesNoKind: Kind<boolean> = {
  name: 'yes or no',
  example: 'yes',
  instruction: '`yes` or `no`',
  jsonSchema: {
    type: ['string', 'boolean'],
    pattern: '^\\s*([Yy]es|YES|[Nn]o|NO|[Oo]n|[Oo]ff|[Tt]rue|[Ff]alse)\\s*$',
  },
  parse: (input) => (isYes(input) || NO.includes(input.toLowerCase()) ? isYes(input) : undefined),
  read: (typed, { name }) => {
    // `closed: Closed`
    if (typed.toLowerCase() === name?.toLowerCase()) return 'yes';
    if (/^(?:[1x✓]$|(?:y|yes|yep|yeah|sure|ok(?:ay)?|please|on|true)(?!\p{L}))/iu.test(typed)) return 'yes';
    return /^(?:0$|(?:n|no|none|nope|nah|off|false|don['’]?t)(?!\p{L}))/iu.test(typed) ? 'no' : undefined;
  },
  names: () => [...YES, ...NO],
  advice: 'Write yes or no here.',
};

export const yesNo = (about: string, example: 'yes' | 'no') => field(yesNoKind, about, { example });

const AXIS = String.raw`(?:left|right|center|top|bottom|\d{1,3}%)`;
const POSITION = new RegExp(`^${AXIS}(?: ${AXIS})?$`);
const CONTRADICTION =
  /^(?:(?:left|right) (?:left|right)|(?:top|bottom) (?:top|bottom)|(?:top|bottom) \d+%|\d+% (?:left|right))$/;
const SIDES = ['top', 'bottom', 'left', 'right', 'center'];
const OTHER_SIDES: Readonly<Record<string, string>> = {
  middle: 'center',
  centre: 'center',
  up: 'top',
  down: 'bottom',
};

/** The part of a cropped picture that stays visible, as CSS's `object-position`. */
export const picturePositionKind: Kind<string> = {
  name: 'picture position',
  example: 'top',
  parse: (input) => {
    const position = input.toLowerCase().replace(/\s+/g, ' ');
    return POSITION.test(position) && !CONTRADICTION.test(position) ? position : undefined;
  },
  read: (typed) => {
    const words = typed.toLowerCase().split(/[\s,-]+/);
    return words.map((word) => OTHER_SIDES[word] ?? SIDES[indexOfMisspelled(word, SIDES)]).join(' ');
  },
  advice: 'Write top, bottom, left, right or center, or two of them, for example: left top.',
};
