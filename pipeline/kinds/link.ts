import { emailKind, parseEmail, parsePhone, phoneKind, telephone } from './contact';
import { type Advice, adviceOn, field, type Kind, readingsOf } from './kind';
import type { Link, LinkValue } from './values';

/** `Text of the link -> /address`. */
export const linkKind: Kind<LinkValue> = {
  name: 'link',
  rule: 'link-shape',
  example: 'Get Free Estimate -> /contact',
  parse: (input) => {
    const { label, to } = /^(?<label>.*\S)\s*->\s*(?<to>\S+)$/.exec(input)?.groups ?? {};
    return label && to ? { type: 'link', label, to } : undefined;
  },
  read: (typed) => {
    const spaced = spacedContact(typed);
    if (spaced) return spaced.right ? [spaced.right] : [];
    const { label, to = '' } =
      [OTHER_ARROW, IN_MARKDOWN, OLD_TO_NEW].map((form) => form.exec(typed)?.groups).find(Boolean) ?? {};
    return label && !wrongContact(to) ? [`${label} -> ${to}`] : [];
  },
  advice: (typed, { note: { example } }) =>
    spacedContact(typed) ?? `Write the text of the link, then -> and its address, for example: ${example}`,
};

export const link = (about: string, example = linkKind.example) => field(linkKind, about, { example });

/** The `href` of an address. Adds the country code to a phone number. */
export function linkTo(to: string): Link {
  if (to.startsWith('tel:')) return { label: '', href: telephone(to.slice(4)), external: false };
  return { label: '', href: to, external: to.startsWith('https:') };
}

export const LINK_ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—−‐‑~<>»→:-])\\s*(?:[→⇒➔⟶➜»]|➡️?|[=~]>|[–—−‐‑]+>?|-+(?:>+|&gt;|›)|<-+|-\\s+>|-(?=\\s)|>{1,2}|:(?=\\s))\\s*(?<to>${LINK_ADDRESS})$`,
);
const IN_MARKDOWN = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;
/** An old address and the new one: `/prices to /costs` */
const OLD_TO_NEW = /^(?<label>\/\S*)\s+to\s+(?<to>\/\S*|https:\S+)$/i;

/** What is wrong with the address of a link, and the right one. `rule` is set if a number or an address itself is wrong. */
export interface WrongAddress extends Advice {
  right?: string;
}

/** Short numbers: 811 before digging, 911 for emergencies. */
const SHORT = /^(?:[2-9]11|988)$/;
/** A number of another country, which needs its plus. */
const ABROAD = /^\+(?!1)(?:[\s().-]*\d){11,15}$/;

/** What is wrong with what a link calls or writes to. */
export function wrongContact(to: string): WrongAddress | undefined {
  if (to.includes('{')) return undefined;
  if (to.startsWith('tel:')) return wrongCall(to.slice('tel:'.length));
  return to.startsWith('mailto:') ? wrongLetter(to.slice('mailto:'.length)) : undefined;
}

function wrongCall(number: string): WrongAddress | undefined {
  if (SHORT.test(number) || ABROAD.test(number) || parsePhone(number)) return undefined;
  const [reading] = readingsOf(phoneKind, number, { note: {} });
  const { advice } = adviceOn(phoneKind, number, { note: {}, reading });
  return { rule: 'phone', advice, ...(reading && { right: `tel:${reading.replace(/\D/g, '')}` }) };
}

/** One or more recipients, with or without a subject. A subject alone lets the visitor choose the recipient. */
function wrongLetter(letter: string): WrongAddress | undefined {
  const [people = '', ...subject] = letter.split(/(?=\?)/);
  if (people.startsWith('?')) return undefined;
  const typed = people.split(',').map((each) => each.trim());
  const wrong = typed.find((each) => !parseEmail(each));
  if (wrong === undefined) return undefined;
  const read = typed.map((each) => parseEmail(each) ?? readingsOf(emailKind, each, { note: {} })[0]);
  const right = `mailto:${read.join(',')}${subject.join('')}`.replace(/\s+/g, '%20');
  return {
    rule: 'email',
    ...adviceOn(emailKind, wrong, { note: {} }),
    ...(read.every(Boolean) && { right }),
  };
}

export const NO_SPACES = 'There are no spaces in an address.';

/** What is wrong with the number after `tel:` in an address that has spaces; whether it is a whole number comes first. */
export function spacedCall(number: string): WrongAddress {
  const dialed = /^\{\w+\}/.exec(number)?.[0] ?? number.replace(/[^+\d]/g, '');
  const advice = `${NO_SPACES} Write the phone number after tel: in digits alone.`;
  return wrongContact(`tel:${number}`) ?? { advice, right: `tel:${dialed}` };
}

/** The same for what follows `mailto:`. */
export function spacedLetter(letter: string): WrongAddress {
  const [people = '', ...subject] = letter.trim().split(/(?=\?)/);
  const right = `mailto:${people.replace(/\s+/g, '')}${subject.join('').replace(/\s+/g, '%20')}`;
  const advice = `${NO_SPACES} Write the email address right after mailto:, and %20 for each space of a subject.`;
  return wrongContact(`mailto:${people}${subject.join('')}`) ?? { advice, right };
}

const CALL = /^(?<label>.*\S)\s*->\s*(?:tel:\s*(?=\S)|(?=\+?[\d().\s-]{7,}$))(?<number>.+)$/;
const LETTER = /^(?<label>.*\S)\s*->\s*mailto:\s*(?<letter>[^\s?].*)$/;

function spacedContact(text: string): WrongAddress | undefined {
  const { label: caller, number = '' } = CALL.exec(text)?.groups ?? {};
  const { label: writer, letter = '' } = LETTER.exec(text)?.groups ?? {};
  const label = caller ?? writer;
  if (!label) return undefined;
  const { right, ...found } = caller ? spacedCall(number) : spacedLetter(letter);
  return { ...found, ...(right && { right: `${label} -> ${right}` }) };
}

const IN_FRAME = /^<iframe\b.*?\ssrc=["'“”]([^"'“”]+)["'“”].*$/;

/** A full web address; only `https:` is taken. */
export const webAddressKind: Kind<string> = {
  name: 'web address',
  example: 'https://www.example.com',
  about:
    'Write the full address of the site, which begins with https://. It is best to copy it from the address bar of your browser.',
  parse: parseWebAddress,
  /** With the `https://` that browsers do not show, also the one in the code of a frame. */
  read: (typed) => {
    const bare = typed.replace(IN_FRAME, '$1').replace(/^[a-z ]+:? (https?:\/\/\S+?)[.,;]*$/i, '$1');
    const secure = `https://${bare.replace(/^\w*(?::\/{0,2}|\/{1,2})(?=[\w-]+\.)/, '')}`;
    return parseWebAddress(secure) ? [secure] : [];
  },
  advice: (_typed, { note }) =>
    `Copy the whole address from the address bar of your browser. It starts with https://, for example ${note.example}`,
};

export const webAddress = (about: string, example: string) => field(webAddressKind, about, { example });

function parseWebAddress(input: string): string | undefined {
  return /^https:\/\/[^\s/]+\.[^\s/]+\S*$/.test(input) && URL.canParse(input)
    ? input.replace(/\/$/, '')
    : undefined;
}

const NETWORKS = 'Facebook Instagram LinkedIn Pinterest TikTok Twitter X YouTube Nextdoor Yelp'.split(' ');

/** The address of a site, without a page behind it; or a page on a social network, as a link. */
export const siteAddressAnswer: Kind<string> = {
  ...webAddressKind,
  example: 'www.example.com',
  parse: (input) => {
    const { origin, host, pathname } = new URL(parseWebAddress(input) ?? 'https://none/none');
    const network = NETWORKS.find((name) => host.replace(/^(?:www|m)\./, '') === `${name.toLowerCase()}.com`);
    if (network) return pathname === '/' ? undefined : `${network} -> ${input}`;
    return pathname === '/' ? origin : undefined;
  },
  advice: 'Write only the address of your site, for example www.example.com.',
};

/** `owner/name` of a repository on GitHub, also with its address. */
export const repositoryAnswer: Kind<string> = {
  name: 'repository',
  example: 'ann-lee/website',
  parse: (input) => /(?:^|\/)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(input)?.[1],
  advice: 'Write the name of its owner and its own name, for example ann-lee/website.',
};

/** The last part of an address. */
export const slug = (about: string, example: string) =>
  field(
    {
      name: 'address part',
      example,
      parse: (input) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(input) ? input : undefined),
    },
    about,
  );

const page = (parse: (input: string) => string | undefined) =>
  field({ name: 'page', example: '/about', parse }, 'A page of the site.');

/** The address of a page of this site. */
export const pageAddress = () =>
  page((input) => (input.startsWith('/') && !namesSeveral(input) ? input : undefined));

/** A page by its address or another name. It is resolved when the whole site is known. */
export const namedPage = () => page((input) => (namesSeveral(input) ? undefined : input));

export const namesSeveral = (input: string): boolean => /[,;]\s*\/|\s\/(?=\w)/.test(input);
