import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { CheckOptions, CheckResult } from '../../pipeline/lint/lint';
import { type Message, problemKey } from '../../pipeline/lint/message';
import { checkCopy } from './checkCopy';

/** What a message with a proposal tells to write. */
const TOLD =
  /Did you mean “?([^?”]+)”?\?|Write (?:only |instead )?“?(?![a-z]+[. ])([^\s”]+)”?(?:\.$| instead\.)/;

/** Expects what a message tells to write to be what it proposes, and what else it tells to do to be right. */
export function expectAdvice(folder: string, message: Message, before: CheckResult, options: CheckOptions) {
  const { reason, fix } = message;
  const text = fix?.edits[0]?.text;
  const [, meant, told = meant] = TOLD.exec(reason) ?? [];
  if (text !== undefined && told !== undefined) expect(text).toContain(told);
  const done = text === undefined ? followAdvice({ above: join(folder, '..'), message }) : undefined;
  if (!done) return;
  const { messages } = checkCopy(folder, options);
  done.undo();
  const left = messages.filter((each) => each.file !== done.read && !isInExample(each, done));
  expect(left.map(problemKey), `what is reported after “${reason}”`).not.toContain(problemKey(message));
  expect(
    left.slice(before.messages.length - 1).map(({ file, reason: other }) => `${file}: ${other}`),
  ).toEqual([]);
}

interface Done {
  undo: () => void;
  /** The first line that was added, and how many. Its words are an example, which the check may tell to replace. */
  added?: { file: string; first: number; count: number };
  /** A file that was not read before, so that nothing was known of what is wrong in it. */
  read?: string;
}

function isInExample({ file, start: { line } }: Message, { added }: Done): boolean {
  return added?.file === file && line >= added.first && line < added.first + added.count;
}

interface Place {
  above: string;
  message: Message;
}

const inFolderOf = (file: string, name: string) => (name.includes('/') ? name : `${dirname(file)}/${name}`);

/** What messages tell to do that is no line to write in place of theirs. */
const ADVICE: [words: RegExp, follow: (place: Place, ...parts: string[]) => Done][] = [
  [
    /[Rr]ename (?:it|this one|the file, for example) to ([^\s,]+\.md)\b/,
    ({ above, message: { file } }, name = '') => rename(above, file, inFolderOf(file, name)),
  ],
  [
    /Move (?:it|them) to ([\w/-]+)\.$/,
    ({ above, message: { file } }, home) => rename(above, file, `content/${home}/${basename(file)}`),
  ],
  [
    /Add a line to (\S+), for example: (.+)$/,
    ({ above }, file, line = '') => addLine(above, `content/${file}`, { below: 1, line }),
  ],
  [
    /add this line to the list in (\S+): “(.+?)”/,
    ({ above }, file = '', entry = '') =>
      addRedirect(join(above, file), entry.replace('/that-page', '/contact')),
  ],
  [
    /(?:Add a line, for example |Add a line “)(.+?)(?:, or|\.$|”)/,
    ({ above, message: { file } }, line = '') => addLine(above, file, { below: 1, line }),
  ],
  [
    /needs this line below its first one: (.+)$/,
    ({ above, message: { file, start } }, line = '') => addLine(above, file, { below: start.line, line }),
  ],
  [
    /Add it between the two lines of ---: (.+)$/,
    ({ above, message: { file } }, field = '') =>
      addLine(above, file, { below: 1, line: field.replace(/ and on the line below it.*: - /, '\n  - ') }),
  ],
];

/** Does what a message tells to do. Nothing where it leaves that to the owner. */
function followAdvice(place: Place): Done | undefined {
  for (const [words, follow] of ADVICE) {
    const [found, ...parts] = words.exec(place.message.reason) ?? [];
    if (found !== undefined) return follow(place, ...parts);
  }
  return undefined;
}

function rename(above: string, file: string, name: string): Done {
  const [from, to] = [join(above, file), join(above, name)];
  expect(existsSync(to) && to.toLowerCase() !== from.toLowerCase(), `whether ${name} is taken`).toBe(false);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
  return { undo: () => renameSync(to, from), read: name };
}

function addLine(above: string, file: string, { below, line }: { below: number; line: string }): Done {
  const path = join(above, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '---\n---\n';
  const added = { file, first: below + 1, count: line.split('\n').length };
  return { ...write(path, text.split('\n').toSpliced(below, 0, line).join('\n')), added };
}

function addRedirect(path: string, entry: string): Done {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '---\nredirects:\n---\n';
  return write(path, text.replace('redirects:\n', `redirects:\n  ${entry}\n`));
}

function write(path: string, text: string): Done {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  writeFileSync(path, text);
  return { undo: () => (before ? writeFileSync(path, before) : rmSync(path)) };
}
