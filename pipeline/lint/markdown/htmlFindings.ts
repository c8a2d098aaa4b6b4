import type { Html } from 'mdast';
import { OWN_PICTURE } from '../../markdown/prose';
import type { Finding } from './Finding';
import { uploadingFinding } from './uploadingFinding';

const NO_TAGS = 'HTML tags are not allowed here.';
/** What stands round words instead of their tags. */
const SIGNS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' };
/** What changes only the look or the place of its words. */
const LOOKS = ['p', 'div', 'center', 'span', 'font', 'u', 'small', 'big', 'mark'];
const OPEN_NOTE =
  'A note that nobody sees begins here and has no end, so that nothing below it is shown. Write --> where it ends.';
const FRAMES = ['iframe', 'embed', 'object'];

type Told = Pick<Finding, 'message' | 'wrong' | 'right'>;

/** Tags as web pages have them. Of a pair on one line only the first is told. */
export function* htmlFindings({ value, position }: Html, lines: readonly string[]): Generator<Finding> {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  if (/^<!--.*-->$/s.test(value.trim())) {
    const uploading = uploadingFinding(value.trim(), line);
    if (uploading) yield uploading;
    return;
  }
  if (value.startsWith('<!--') && !value.includes('-->')) {
    yield { line, code: 'note-open', message: OPEN_NOTE };
    return;
  }
  const [, slash, name = ''] = /<(\/?)([a-z]\w*)/i.exec(value) ?? [];
  const written = lines[line - 1] ?? '';
  if (slash && written.slice(0, column - 1).includes(`<${name}`)) return;
  yield { line, code: 'html', ...toldOf(name.toLowerCase(), value, written.slice(column - 1)) };
}

function toldOf(tag: string, value: string, written: string): Told {
  if (FRAMES.includes(tag))
    return {
      message: 'A frame of another site cannot stand in a text. Use a section for it: feed, map or gallery.',
    };
  if (tag === 'script')
    return { message: 'A script cannot stand in a text, since it could harm visitors. Delete it.' };
  if (tag === 'img') return pictureTold(value);
  if (tag === 'br') return { message: `${NO_TAGS} An empty line begins a new paragraph.`, wrong: value };
  return (
    pairTold(tag, written) ?? {
      message: `${NO_TAGS} Write the text in plain words; **two stars** make it bold.`,
    }
  );
}

/** A pair of tags round words without others. */
function pairTold(tag: string, written: string): Told | undefined {
  const pair = new RegExp(`^<${tag}\\b([^<>]*)>([^<>[\\]*]*)</${tag}>`, 'i').exec(written);
  const [wrong, attributes = '', inner = ''] = pair ?? [];
  if (!wrong || inner.trim() === '' || inner !== inner.trim()) return undefined;
  const right = inMarkdown(tag, inner, attributes);
  return right ? { message: `${NO_TAGS} Write ${right} instead.`, wrong, right } : undefined;
}

function inMarkdown(tag: string, inner: string, attributes: string): string | undefined {
  const address = attributeIn(attributes, 'href');
  const sign = LOOKS.includes(tag) ? '' : SIGNS[tag];
  if (sign !== undefined) return `${sign}${inner}${sign}`;
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level) return `${'#'.repeat(Math.max(2, Number(level)))} ${inner}`;
  return tag === 'a' && address ? `[${inner}](${address})` : undefined;
}

function pictureTold(value: string): Told {
  const [wrong = ''] = /<img\b[^<>]*>/i.exec(value) ?? [];
  const source = attributeIn(wrong, 'src') ?? '';
  const shows = attributeIn(wrong, 'alt')?.replace(/[[\]]/g, '') || 'What it shows';
  if (/^https:\/\/(?:github\.com|[\w.-]+\.githubusercontent\.com)\//.test(source))
    return {
      message:
        'This picture is kept by GitHub and not by the site. Upload it into images, and write: ![What it shows](images/name.jpg)',
    };
  const isOwn = OWN_PICTURE.test(source);
  const right = `![${shows}](${isOwn ? source : 'images/name.jpg'})`;
  return {
    message: `${NO_TAGS} A picture is written like this: ${right}`,
    wrong,
    right: isOwn ? right : undefined,
  };
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["']([^"'<>]*)["']`, 'i').exec(tag)?.[1];
}
