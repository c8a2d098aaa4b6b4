import type { Text } from 'mdast';
import type { Finding } from './Finding';
import { linkForms } from './linkForms';
import { spacedFinding } from './spacedFinding';
import { uploadingFinding } from './uploadingFinding';

/** The address behind it has been read as a link of its own. */
const CUT = /\]\(\s*(?:mailto:\s*)?$/i;
/** How some programs write the brackets of a link when they save a text as Markdown. */
const ESCAPED = /\\\[([^[\]\\]{1,300})\\\]\\?\(((?:[/#]|https?:|tel:|mailto:)[^()\s\\]{0,300})\\?\)/;

/** Links and pictures that are written nearly right, so that they would be shown as they are. */
export function* linkFindings({ value, position }: Text, lines: readonly string[]): Generator<Finding> {
  const line = position?.start.line ?? 1;
  if (!/[[\]]/.test(value)) return;
  for (const [offset, words] of value.split('\n').entries()) {
    const written = lines[line + offset - 1] ?? '';
    const finding = findingIn(CUT.test(words) ? written : words, written, line + offset);
    if (finding) yield finding;
  }
}

function findingIn(words: string, written: string, line: number): Finding | undefined {
  return (
    escapedLink(written, line) ??
    uploadingFinding(words, line) ??
    spacedFinding(words, line) ??
    wrongForm(words, line)
  );
}

function wrongForm(words: string, line: number): Finding | undefined {
  for (const { form, message, right } of linkForms) {
    const found = form.exec(words);
    if (!found) continue;
    const [whole, ...parts] = found;
    const wrong = found.groups?.wrong ?? (right && whole);
    return { line, code: 'link-form', message: message(parts), wrong, right: right?.(parts) };
  }
  return undefined;
}

function escapedLink(written: string, line: number): Finding | undefined {
  const [wrong, words, to] = (written.includes('\\[') && ESCAPED.exec(written)) || [];
  if (!wrong) return undefined;
  const right = `[${words}](${to})`;
  const message = `The signs \\ keep this from being a link. Write ${right}`;
  return { line, code: 'link-form', message, wrong, right };
}
