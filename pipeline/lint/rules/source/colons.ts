import { type Former, type Report, type Rule, rule } from '../../rule';
import type { StoppedLine } from '../../SourceInput';
import { pictureSlip } from '../../source/descriptions';
import { PICTURE_NAME } from '../../source/sourceLines';
import { quotedLine } from './quotes';

const PICTURE_AND_TEXT = new RegExp(String.raw`^(${PICTURE_NAME})\s+(\S.*)$`, 'i');
const PICTURE_WITHOUT_SPACE = new RegExp(String.raw`^(${PICTURE_NAME}:)([^\s:].*)$`, 'i');

const needsColon = rule({
  id: 'needs-colon',
  on: 'source',
  about: 'The name of a field, and of a picture in descriptions.md, is followed by a colon and a space.',
  check(input, report) {
    if (input.step === 'picture') {
      const slip = pictureSlip(input);
      if (slip?.kind !== 'colon') return;
      report({ column: 1, reason: missing(slip.name), corrected: slip.corrected });
    } else if (input.step === 'line') {
      const [, picture = '', text = ''] = PICTURE_AND_TEXT.exec(input.front[input.index] ?? '') ?? [];
      if (text) report({ column: 1, reason: missing(picture), corrected: `${picture}: ${text}` });
      checkName(input, report);
    }
  },
});

const missing = (name: string) => `A colon and a space are missing after “${name}”.`;

/** A name with another character, or none, instead of its colon. */
function checkName({ front, index, names }: StoppedLine, report: Report): void {
  const line = front[index] ?? '';
  const [, before = '', word = '', , rest = ''] =
    /^(\s*(?:- +)?)([a-z]\w*)(\s*(?:[=;：…]|\.{2,}|[.,'’](?=\s|$)|\s[-–—]>?\s)\s*|\s+|$)(.*)$/i.exec(line) ??
    [];
  // A capitalized word before a lowercase one begins a sentence.
  const isSentence = before !== '' && /^[A-Z]/.test(word) && /^[a-z]/.test(rest);
  if (!word || /^\s*:/.test(rest) || isSentence) return;
  const known = names.has(word) ? word : word[0]?.toLowerCase() + word.slice(1);
  if (!names.has(known) && !/^\s*(?:- +)?[a-z]\w*\s*[=：]/.test(line)) return;
  const name = names.has(known) ? known : word;
  report({
    column: before.length + 1,
    reason: rest ? missing(name) : `A colon is missing after “${name}”.`,
    corrected: `${before}${name}:${rest ? ` ${rest}` : ''}`,
  });
}

const needsSpace = rule({
  id: 'needs-space',
  on: 'source',
  message: 'A space is missing after the colon.',
  kind: 'sure',
  check(input, report) {
    if (input.step !== 'line' && input.step !== 'picture') return;
    const line = input.front[input.index] ?? '';
    const finding = PICTURE_WITHOUT_SPACE.exec(line) ? ofPicture(line, input.step) : ofName(line, input.step);
    if (finding) report(finding);
  },
});

/** A description may contain a colon, which would be read as the end of the name. */
function ofPicture(line: string, step: 'line' | 'picture'): Omit<Former, 'reason'> {
  const corrected = line.replace(PICTURE_WITHOUT_SPACE, '$1 $2');
  const [, field] = step === 'picture' ? (/^(.+?):(?:\s|$)/.exec(line) ?? []) : [];
  return { ...(field ? { field, column: 1 } : {}), corrected: quotedLine(corrected) ?? corrected };
}

function ofName(line: string, step: 'line' | 'picture'): Omit<Former, 'reason'> | undefined {
  const [, name = '', value = ''] = /^(\s*(?:- +)?[a-z]\w*:)([^\s:/].*)$/.exec(line) ?? [];
  return value && step === 'line' ? { corrected: `${name} ${value.replace(/^[.,;]\s+/, '')}` } : undefined;
}

export const colonRules: readonly Rule[] = [needsSpace, needsColon];
