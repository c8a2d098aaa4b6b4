import { tooDeep } from './tooDeep';
import { tooMuch } from './tooMuch';

const TOO_MUCH = {
  code: 'too-much',
  message:
    'From here on there are more lines, links and signs than a page can show; it would load very slowly on a phone. Make several pages of this text, or delete what does not belong in it.',
};

/** Why a text is not read as Markdown, since that would take too long, and the line of it, from 0. */
export function refusedText(text: string): { line: number; code: string; message: string } | undefined {
  const deep = tooDeep(text);
  if (deep) return { ...deep, code: 'too-deep' };
  const much = tooMuch(text.split('\n'), 'text');
  return much < 0 ? undefined : { line: much, ...TOO_MUCH };
}
