import { emailKind, parseEmail, parsePhone, phoneKind, telephone } from './contact';
import { type Advice, adviceOn, field, type Kind, readingsOf } from './kind';
import type { Link, LinkValue } from './values';

export const linkKind: Kind<LinkValue> = {
  name: 'link',
  rule: 'link-shape',
  example: 'Get Free Estimate -> /contact',
  instruction: 'the text of the link, an arrow `->`, the address',
  jsonSchema: { type: 'string', pattern: '\\S\\s*->\\s*\\S+\\s*$' },
  parse: (input) => {
    const { label, to } = /^(?<label>.*\S)\s*->\s*(?<to>\S+)$/.exec(input)?.groups ?? {};
    return label && to ? { type: 'link', label, to } : undefined;
  },
  read: (typed) => {
    const spaced = spacedLink(typed);
    if (spaced) return spaced.right;
    const { label, to = '' } =
      [OTHER_ARROW, IN_MARKDOWN, OLD_TO_NEW].map((form) => form.exec(typed)?.groups).find(Boolean) ?? {};
    return label && !wrongContact(to) ? `${label} -> ${to}` : undefined;
  },
  advice: (typed, { meta: { example } }) =>
    spacedLink(typed) ?? `Write the text of the link, then -> and its address, for example: ${example}`,
};

export const link = (about: string, example = linkKind.example) => field(linkKind, about, { example });

/** The link to an address, still without a label. Adds the country code to a phone number. */
export function linkTo(to: string): Link {
  return { label: '', href: to.startsWith('tel:') ? telephone(to.slice(4)) : to };
}

export const LINK_ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—−‐‑~<>»→:-])\\s*(?:[→⇒➔⟶➜»]|➡️?|[=~]>|[–—−‐‑]+>?|-+(?:>+|&gt;|›)|<-+|-\\s+>|-(?=\\s)|>{1,2}|:(?=\\s))\\s*(?<to>${LINK_ADDRESS})$`,
);
const IN_MARKDOWN = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;
/** An old address and the new one: `/prices to /costs` */
const OLD_TO_NEW = /^(?<label>\/\S*)\s+to\s+(?<to>\/\S*|https:\S+)$/i;

/** Advice on an invalid address, with the corrected address. `rule` is set for an invalid phone number or email address. */
export interface WrongAddress extends Advice {
  right?: string | undefined;
}

/** 811 before digging, 911 for emergencies, 988 for crises. */
const SHORT_NUMBER = /^(?:[2-9]11|988)$/;
const FOREIGN_NUMBER = /^\+(?!1)(?:[\s().-]*\d){11,15}$/;

/** Checks a `tel:` or `mailto:` address. */
export function wrongContact(to: string): WrongAddress | undefined {
  if (to.includes('{')) return undefined;
  if (to.startsWith('tel:')) return wrongNumber(to.slice('tel:'.length));
  return to.startsWith('mailto:') ? wrongRecipients(to.slice('mailto:'.length)) : undefined;
}

function wrongNumber(number: string): WrongAddress | undefined {
  if (SHORT_NUMBER.test(number) || FOREIGN_NUMBER.test(number) || parsePhone(number)) return undefined;
  const [reading] = readingsOf(phoneKind, number, { meta: {} });
  const { advice } = adviceOn(phoneKind, number, { meta: {}, reading });
  return { rule: 'phone', advice, right: reading && `tel:${reading.replace(/\D/g, '')}` };
}

/** Without recipients, only with a subject, the visitor chooses a recipient. */
function wrongRecipients(letter: string): WrongAddress | undefined {
  const [recipients = '', ...subject] = letter.split(/(?=\?)/);
  const typed = recipients.split(',').map((each) => each.trim());
  const wrong = typed.find((each) => !parseEmail(each));
  if (letter.startsWith('?') || wrong === undefined) return undefined;
  const emails = typed.map((each) => parseEmail(each) ?? readingsOf(emailKind, each, { meta: {} })[0]);
  const right = `mailto:${emails.join(',')}${subject.join('')}`.replace(/\s+/g, '%20');
  const advice = adviceOn(emailKind, wrong, { meta: {} });
  return { rule: 'email', ...advice, right: emails.every(Boolean) ? right : undefined };
}

export const NO_SPACES = 'There are no spaces in an address.';

/** Advice on an address with spaces, from its part after `tel:` or `mailto:`. An invalid number or email address is reported before its spaces. */
export function spacedContact(scheme: 'tel' | 'mailto', typed: string): WrongAddress {
  const [address = '', ...subject] = typed.trim().split(/(?=\?)/);
  const wrong = wrongContact(`${scheme}:${address}${subject.join('')}`);
  if (wrong) return wrong;
  if (scheme === 'mailto')
    return {
      advice: `${NO_SPACES} Write the email address right after mailto:, and %20 for each space of a subject.`,
      right: `mailto:${address.replace(/\s+/g, '')}${subject.join('').replace(/\s+/g, '%20')}`,
    };
  const advice = `${NO_SPACES} Write the phone number after tel: in digits alone.`;
  return { advice, right: `tel:${/^\{\w+\}/.exec(typed)?.[0] ?? typed.replace(/[^+\d]/g, '')}` };
}

const CALL = /^(?<label>.*\S)\s*->\s*(?:tel:\s*(?=\S)|(?=\+?[\d().\s-]{7,}$))(?<number>.+)$/;
const LETTER = /^(?<label>.*\S)\s*->\s*mailto:\s*(?<letter>[^\s?].*)$/;

/** Advice on a link to a phone number or an email address that is typed with spaces. */
function spacedLink(text: string): WrongAddress | undefined {
  const { label, number, letter = '' } = (CALL.exec(text) ?? LETTER.exec(text))?.groups ?? {};
  if (!label) return undefined;
  const { right, ...advice } = number ? spacedContact('tel', number) : spacedContact('mailto', letter);
  return { ...advice, right: right && `${label} -> ${right}` };
}

const IN_FRAME = /^<iframe\b.*?\ssrc=["'“”]([^"'“”]+)["'“”].*$/;

/** An absolute `https:` URL. */
export const webAddressKind: Kind<string> = {
  name: 'web address',
  example: 'https://www.example.com',
  instruction: 'an address that starts with https://',
  jsonSchema: { type: 'string', pattern: '^\\s*https://' },
  about:
    'Write the full address of the site, which begins with https://. It is best to copy it from the address bar of your browser.',
  parse: parseWebAddress,
  /** Adds the `https://` that address bars hide; takes the `src` of an `<iframe>`. */
  read: (typed) => {
    const bare = typed.replace(IN_FRAME, '$1').replace(/^[a-z ]+:? (https?:\/\/\S+?)[.,;]*$/i, '$1');
    return `https://${bare.replace(/^\w*(?::\/{0,2}|\/{1,2})(?=[\w-]+\.)/, '')}`;
  },
  advice: (_typed, { meta }) =>
    `Copy the whole address from the address bar of your browser. It starts with https://, for example ${meta.example}`,
};

export const webAddress = (about: string, example: string) => field(webAddressKind, about, { example });

function parseWebAddress(input: string): string | undefined {
  return /^https:\/\/[^\s/]+\.[^\s/]+\S*$/.test(input) && URL.canParse(input)
    ? input.replace(/\/$/, '')
    : undefined;
}

const NETWORKS = 'Facebook Instagram LinkedIn Pinterest TikTok Twitter X YouTube Nextdoor Yelp'.split(' ');

/** The origin of a website; or the address of a page on a social network, as a link with its name. */
export const siteAddressAnswer: Kind<string> = {
  ...webAddressKind,
  example: 'www.example.com',
  parse: (input) => {
    // An email address is no website.
    const address = input.includes('@') ? undefined : parseWebAddress(input);
    const { origin, host, pathname } = new URL(address ?? 'https://none/none');
    const network = NETWORKS.find((name) => host.replace(/^(?:www|m)\./, '') === `${name.toLowerCase()}.com`);
    if (network) return pathname === '/' ? undefined : `${network} -> ${input}`;
    return pathname === '/' ? origin : undefined;
  },
  advice: 'Write only the address of your site, for example www.example.com.',
};

/** `owner/name` of a GitHub repository, also from its URL. */
export const repositoryAnswer: Kind<string> = {
  name: 'repository',
  example: 'ann-lee/website',
  parse: (input) => /(?:^|\/)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(input)?.[1],
  advice: 'Write the name of its owner and its own name, for example ann-lee/website.',
};
