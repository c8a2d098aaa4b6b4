import type { Link } from 'mdast';
import { textOf } from '../../../markdown/parseMarkdown';
import { isPictureLink, OWN_PICTURE } from '../../../markdown/prose';
import { rangeOnLine } from '../../../passages/Range';
import { valuePositionOf } from '../../../source/Source';
import { type Finding, write } from '../../finding';
import { type MarkdownText, rangeOfNode } from '../../MarkdownText';
import { type Report, rule } from '../../rule';
import { forEachAside } from '../../site/links/siteLinks';
import { spacedAddress } from '../../spacedAddresses';
import { BLOCKS, checkWordings, typedIn, type Wording } from '../../wordings';

const ADDRESS = String.raw`(?:\/|#|https?:|[Tt]el:|[Mm]ailto:|[\w-]+\/)`;
const PICTURE = String.raw`\/?(?:images|portfolio)\/[\w./%-]+\.(?:jpe?g|png|webp|avif)`;
const TARGET = String.raw`\/(?=$|[\s.,;])|\/[a-z][\w/-]*(?:#[\w-]+)?|(?:tel|mailto):[^\s,;]+`;
const ARROW = String.raw`(?:[-–—=]>|[→⇒➔])[^\S\n]*(?<to>${TARGET})`;

const WRITE_LINK = 'Write the text of the link in square brackets and the address in round ones:';
const ATTACH = 'Attach the photo here instead.';
const missing = (part: string) => ({
  what: `The ${part} of this link is missing:`,
  advice: '[text](/address).',
});
const linkTo = ({ groups: { text = '', to = '' } = {} }: RegExpExecArray) => `[${text}](${to})`;

/** Almost a link or a picture, so that it would be shown as text; the most certain first. */
const FORMS: readonly Omit<Wording, 'in'>[] = [
  {
    // Some programs write the brackets of a link so when they save a text as Markdown.
    pattern: /\[(?<text>[^[\]]{1,300})\]\((?<to>(?:[/#]|https?:|tel:|mailto:)[^()\s]{0,300})\)/g,
    except: (match, input) => !typedIn(input, match).startsWith('\\['),
    says: { what: 'The \\ keeps this from being a link.', advice: 'Write {right}' },
    fix: linkTo,
  },
  spacedAddress(),
  {
    pattern: new RegExp(String.raw`\](?<at>\s+)(?=\(${ADDRESS}[^)\s]*\))`, 'g'),
    says: { what: 'There must be no space between the text of a link and its address.' },
    fix: () => '',
  },
  {
    pattern: new RegExp(String.raw`\((?<text>[^()]+)\)\[(?<to>${ADDRESS}[^\]\s]+)\]`, 'g'),
    says: { what: 'The brackets of this link are the wrong way round:', advice: '[text](/address).' },
    fix: linkTo,
  },
  {
    pattern: new RegExp(String.raw`!\[(?<text>[^[\]]*)\]\s*[{<(]?\s*(?<to>${PICTURE})(?:\s*[}>)])?`, 'gi'),
    says: {
      what: 'The round brackets of this picture are missing.',
      advice: 'Write {right}',
      inForm: ATTACH,
    },
    fix: (match) => `!${linkTo(match)}`,
  },
  {
    pattern: /\[(?<text>[^\]]+)\](?:\s*[{<]\s*)?(?<to>(?:\/[a-z]|https:\/\/)[\w/.#-]*[\w/-])(?:\s*[}>])?/g,
    says: { what: 'The round brackets of this link are missing:', advice: '[text](/address).' },
    fix: linkTo,
  },
  {
    pattern: new RegExp(String.raw`\[[^\]]+\]\(${ADDRESS}[^)\s]*(?=\s|$)(?![^()\n]*\))`),
    says: missing('closing bracket'),
  },
  {
    pattern: new RegExp(String.raw`^[^[\]\n]+(?<at>\]\(${ADDRESS}[^)\s]*\))`, 'm'),
    says: missing('opening bracket'),
  },
  {
    pattern: /(?:\[\d{1,2}\]){2,}/g,
    says: { what: 'These numbers stand for what a writing assistant read.', advice: 'Delete them.' },
  },
  {
    pattern: /\[[^\]]+\](?<at>\[[^\]]+\])/,
    says: { what: '“{words}” is not an address.', advice: 'Write the address itself: [text](/address).' },
  },
  {
    pattern: new RegExp(
      String.raw`^(?<text>[\p{L}\p{N}{][^.!?;:|>→⇒➔\[\]\n]{0,60}?)[^\S\n]*-?${ARROW}$`,
      'gmu',
    ),
    except: (match, input) => typedIn(input, match) !== match[0],
    says: { what: 'An arrow does not make a link in a text.', advice: `${WRITE_LINK} {right}` },
    fix: linkTo,
  },
  {
    pattern: new RegExp(ARROW, 'u'),
    says: { what: 'An arrow does not make a link in a text.', advice: `${WRITE_LINK} [text]({to})` },
  },
  {
    pattern: /^(?:(?:image|photo|picture): *)?(?<path>[\w./%-]{1,120}\.(?:jpe?g|png|webp|avif))$/i,
    except: (match, input) => typedIn(input) !== match[0],
    says: ({ groups: { path = '' } = {} }) => ({
      what: 'A picture has an exclamation mark and brackets.',
      advice: OWN_PICTURE.test(path) ? 'Write {right}' : 'Write ![](images/{path})',
      inForm: ATTACH,
    }),
    fix: ({ groups: { path = '' } = {} }) => (OWN_PICTURE.test(path) ? `![](${path})` : undefined),
  },
];

export const linkForm = rule({
  id: 'link-form',
  about:
    'A link is its text in square brackets, and right after it the address in round ones: [text](/address). A picture is written in the same way, with an exclamation mark before it: ![What it shows](images/name.jpg). There are no spaces in an address.',
  markdown: checkNodes,
  passages: checkWordings(
    FORMS.map((form) => ({ ...form, in: BLOCKS })),
    /[[\]>→⇒➔]|\.\w{3,4}$/,
  ),
  site(input, report) {
    forEachAside(input, (to, { source }, position) => {
      if (!input.addresses.shown.has(to.replace(/#.*/, ''))) return;
      const { field, line } = { field: undefined, line: 1, ...position };
      const first = field === undefined ? line : valuePositionOf(source, field).line;
      const index = source.lines.findIndex((each, at) => at >= first - 1 && each.includes(`(${to})`));
      const column = (source.lines[index]?.indexOf(`(${to})`) ?? 0) + 1;
      report({
        range: { ...rangeOnLine(source, index + 1, column, column + to.length + 2), field },
        says: {
          what: `Visitors would see “(${to})”.`,
          advice: `A link is written like this: [text](${to})`,
        },
      });
    });
  },
});

/** Links and pictures of which a part is empty, and links that should be pictures. */
function checkNodes(text: MarkdownText, report: Report): void {
  for (const image of text.nodes.image) {
    if (image.url !== '' || image.alt?.startsWith('Uploading ')) continue;
    const advice = `Write it between the round brackets: ![${image.alt?.trim() || 'What it shows'}](images/name.jpg)`;
    const says = { what: 'This picture has no name.', advice, inForm: ATTACH };
    report({ range: rangeOfNode(text, image), says });
  }
  for (const link of text.nodes.link) {
    if (link.url === '') report({ range: rangeOfNode(text, link), says: NO_ADDRESS });
    else if (link.children.length === 0) report({ range: rangeOfNode(text, link), says: NO_TEXT });
    else if (isPictureLink(link)) report(asPicture(text, link));
  }
}

const NO_ADDRESS = {
  what: 'This link has no address.',
  advice: 'Write it between the round brackets: [text](/address).',
};
const NO_TEXT = {
  what: 'This link has no text to click on.',
  advice: 'Write it between the square brackets: [text](/address).',
};

function asPicture(text: MarkdownText, link: Link): Finding {
  const isSpaced = text.markdown.slice(0, link.position?.start.offset).endsWith('! ');
  const range = rangeOfNode(text, link, isSpaced ? -'! '.length : 0);
  const right = `![${textOf(link).replace(/^!/, '')}](${link.url})`;
  const says = {
    what: 'A picture begins with an exclamation mark.',
    advice: `Write ${right}`,
    inForm: ATTACH,
  };
  return { range, says, fix: write(range, right) };
}
