import type { Image, Link } from 'mdast';
import { isNotAvailable, isNothing, saysNothing } from '../../../kinds/words';
import { textOf } from '../../../markdown/parseMarkdown';
import { isPictureLink, OWN_PICTURE } from '../../../markdown/prose';
import { textIn } from '../../../passages/Range';
import { type MarkdownText, rangeOfNode } from '../../MarkdownText';
import { checkNodes, type Finding, rule, warning } from '../../rule';
import { spacedAddress } from '../../spacedAddresses';
import { BLOCKS, checkWordings, typedIn, type Wording } from '../../wordings';

const ADDRESS = String.raw`(?:\/|#|https?:|[Tt]el:|[Mm]ailto:|[\w-]+\/)`;
const PICTURE = String.raw`\/?(?:images|portfolio)\/[\w./%-]+\.(?:jpe?g|png|webp|avif)`;
const TARGET = String.raw`\/(?=$|[\s.,;])|\/[a-z][\w/-]*(?:#[\w-]+)?|(?:tel|mailto):[^\s,;]+`;
const ARROW = String.raw`(?:[-–—=]>|[→⇒➔])[^\S\n]*(?<to>${TARGET})`;

const WRITE_LINK = 'Write the text of the link in square brackets and the address in round ones:';
const ATTACH = 'Attach the photo here.';
const missingPart = (part: string) => ({
  what: `The ${part} of this link is missing:`,
  advice: '[text](/address).',
});
const linkTo = ({ groups: { text = '', to = '' } = {} }: RegExpExecArray) => `[${text}](${to})`;

/** Malformed links and pictures, which would be shown as text; the most certain patterns first. */
const FORMS: readonly Wording[] = [
  {
    // Some programs escape the brackets of links when they save text as Markdown.
    pattern: /\[(?<text>[^[\]]{1,300})\]\((?<to>(?:[/#]|https?:|tel:|mailto:)[^()\s]{0,300})\)/g,
    except: (match, input) => !typedIn(input, match).startsWith('\\['),
    what: 'The \\ keeps this from being a link.',
    advice: 'Write {expected}',
    fix: linkTo,
  },
  spacedAddress('link-form'),
  {
    pattern: new RegExp(String.raw`\](?<at>\s+)(?=\(${ADDRESS}[^)\s]*\))`, 'g'),
    what: 'There must be no space between the text of a link and its address.',
    fix: () => '',
  },
  {
    pattern: new RegExp(String.raw`\((?<text>[^()]+)\)\[(?<to>${ADDRESS}[^\]\s]+)\]`, 'g'),
    what: 'The brackets of this link are the wrong way round:',
    advice: '[text](/address).',
    fix: linkTo,
  },
  {
    pattern: new RegExp(String.raw`!\[(?<text>[^[\]]*)\]\s*[{<(]?\s*(?<to>${PICTURE})(?:\s*[}>)])?`, 'gi'),
    what: 'The round brackets of this picture are missing.',
    advice: 'Write {expected}',
    adviceInForm: ATTACH,
    fix: (match) => `!${linkTo(match)}`,
  },
  {
    pattern: /\[(?<text>[^\]]+)\](?:\s*[{<]\s*)?(?<to>(?:\/[a-z]|https:\/\/)[\w/.#-]*[\w/-])(?:\s*[}>])?/g,
    what: 'The round brackets of this link are missing:',
    advice: '[text](/address).',
    fix: linkTo,
  },
  {
    pattern: new RegExp(String.raw`\[[^\]]+\]\(${ADDRESS}[^)\s]*(?=\s|$)(?![^()\n]*\))`),
    ...missingPart('closing bracket'),
  },
  {
    pattern: new RegExp(String.raw`^[^[\]\n]+(?<at>\]\(${ADDRESS}[^)\s]*\))`, 'm'),
    ...missingPart('opening bracket'),
  },
  {
    pattern: /\[[^\]]+\](?<at>\[[^\]]+\])/,
    what: '“{words}” is not an address.',
    advice: 'Write the address itself: [text](/address).',
  },
  {
    pattern: new RegExp(
      String.raw`^(?<text>[\p{L}\p{N}{][^.!?;:|>→⇒➔\[\]\n]{0,60}?)[^\S\n]*-?${ARROW}$`,
      'gmu',
    ),
    except: (match, input) => typedIn(input, match) !== match[0],
    what: 'An arrow does not make a link in a text.',
    advice: `${WRITE_LINK} {expected}`,
    fix: linkTo,
  },
  {
    pattern: new RegExp(ARROW, 'u'),
    what: 'An arrow does not make a link in a text.',
    advice: `${WRITE_LINK} [text]({to})`,
  },
  {
    pattern: /^(?:(?:image|photo|picture): *)?(?<path>[\w./%-]{1,120}\.(?:jpe?g|png|webp|avif))$/i,
    except: ([path], { passage, document }) => textIn(document?.source.lines ?? [], passage.range()) !== path,
    says: ({ groups: { path = '' } = {} }) => ({
      what: 'A picture has an exclamation mark and brackets.',
      advice: OWN_PICTURE.test(path) ? 'Write {expected}' : 'Write ![](images/{path})',
      adviceInForm: ATTACH,
    }),
    fix: ({ groups: { path = '' } = {} }) => (OWN_PICTURE.test(path) ? `![](${path})` : undefined),
  },
];

export const linkForm = rule({
  id: 'link-form',
  markdown(text, report) {
    checkNodes('image', findBareImage)(text, report);
    checkNodes('link', findBareLink)(text, report);
  },
  passages: checkWordings(BLOCKS, FORMS, /[[\]>→⇒➔]|\.\w{3,4}$/),
});

/** Reports pictures and links with an empty part, and links that should be pictures. */
function findBareImage(image: Image, text: MarkdownText): Finding | undefined {
  if (image.url !== '' || image.alt?.startsWith('Uploading ')) return undefined;
  const advice = `Write it between the round brackets: ![${image.alt?.trim() || 'What it shows'}](images/name.jpg)`;
  return { range: rangeOfNode(text, image), what: 'This picture has no name.', advice, adviceInForm: ATTACH };
}

function findBareLink(link: Link, text: MarkdownText): Finding | undefined {
  if (link.url === '' || link.children.length === 0) {
    const [what, advice] =
      link.url === ''
        ? ['This link has no address.', 'Write it between the round brackets: [text](/address).']
        : ['This link has no text to click on.', 'Write it between the square brackets: [text](/address).'];
    return { range: rangeOfNode(text, link), what, advice };
  }
  if (!isPictureLink(link)) return undefined;
  const isSpaced = text.markdown.slice(0, link.position?.start.offset).endsWith('! ');
  const expected = `![${textOf(link).replace(/^!/, '')}](${link.url})`;
  return {
    range: rangeOfNode(text, link, isSpaced ? -'! '.length : 0),
    what: 'A picture begins with an exclamation mark.',
    advice: `Write ${expected}`,
    adviceInForm: ATTACH,
    expected,
  };
}

export const pictureUploading = rule({
  id: 'picture-uploading',
  passages: checkWordings([...BLOCKS, 'description', 'html'], {
    // GitHub's editor writes this during an upload.
    pattern: /(?:^|[[(]|<!--\s*)Uploading "?(?<at>[^"\n()[\]<>]{1,200}?\.\w{2,5})"?\s?(?:…|\.{3})/,
    says: ({ groups: { at = '' } = {} }) => ({
      what: 'GitHub was still uploading “{words}” when this was saved, so there is no picture.',
      advice: `Delete this, upload the picture into images, and write: ![What it shows](images/${at.replaceAll(' ', '%20')})`,
      adviceInForm: ATTACH,
    }),
  }),
});

/** Whether a picture’s description is a placeholder of an editor, a phone or this linter. */
export const isNoDescription = (text: string): boolean =>
  isNothing(text.trim()) ||
  saysNothing(text) ||
  isNotAvailable(text.trim()) ||
  /^(?:(?:image|img|photo|picture|pic|foto|imagen)[ _#]*\d*|alt|alt text|untitled|what it shows)$|\.(?:jpe?g|png|webp|avif|hei[cf]|gif)$|^(?:IMG|DSCN?|PXL|Screen ?shot)[ _-]?\d|^[^\p{L}]+$/iu.test(
    text.trim(),
  );

export const pictureWords = warning({
  id: 'picture-words',
  what: '“{words}” does not say what this picture shows.',
  advice: 'Describe it in a sentence, for people who cannot see it.',
  passages: checkWordings(['description'], {
    pattern: /^(?:(?:before|after): )?(?<at>.+)$/is,
    except: ({ groups: { at = '' } = {} }) => !isNoDescription(at),
  }),
});
