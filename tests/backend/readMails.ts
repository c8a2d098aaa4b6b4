import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './waitFor';

/** A decoded mail of the sink. */
export interface ReadMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** The names of the attached files. */
  readonly attached: readonly string[];
  /** The media types of its parts. */
  readonly types: readonly string[];
}

/** By file name. */
const cached = new Map<string, ReadMail>();

/** Every mail in a sink's folder. */
export function readMails(folder: string): ReadMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => {
      const file = join(folder, name);
      const mail = cached.get(file) ?? readMail(file);
      cached.set(file, mail);
      return mail;
    });
}

/** Waits for at least `count` mails in `folder` whose text contains `part`. */
export function waitForMails(folder: string, part: string, count = 1, seconds = 15): Promise<ReadMail[]> {
  return waitFor(
    `${count} mail(s) with ${JSON.stringify(part)}`,
    () => {
      const found = readMails(folder).filter(({ text }) => text.includes(part));
      return found.length >= count ? found : null;
    },
    seconds,
  );
}

function readHeaders(block: string): Map<string, string> {
  const lines = block.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}

function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  const bytes = joined.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('latin1')
      : quoted(text.replaceAll('_', ' ')),
  );
  return bytes === value ? value : Buffer.from(bytes, 'latin1').toString('utf8');
}

const quoted = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function split(mail: string): [Map<string, string>, string] {
  const end = mail.indexOf('\r\n\r\n');
  return [readHeaders(mail.slice(0, end)), mail.slice(end + 4)];
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return Buffer.from(encoding === 'quoted-printable' ? quoted(body) : body, 'latin1').toString('utf8');
}

function readMail(file: string): ReadMail {
  const raw = readFileSync(file, 'latin1');
  const [headers] = split(raw);
  const parts = new Map<string, string>();
  const attached: string[] = [];
  for (const [partHeaders, partBody] of readParts(raw)) {
    const name = /filename="?([^";]+)/.exec(partHeaders.get('content-disposition') ?? '')?.[1];
    if (name) attached.push(name);
    const kind = partHeaders.get('content-type')?.split(';')[0] ?? '';
    parts.set(kind, decode(partBody.replace(/\r\n$/, ''), partHeaders.get('content-transfer-encoding')));
  }
  const readable = new Map([...headers].map(([name, value]) => [name, decodeWords(value)]));
  const [text = '', html = ''] = [parts.get('text/plain'), parts.get('text/html')];
  return { headers: readable, text, html, attached, types: [...parts.keys()] };
}

/** The leaf parts of a mail. */
function readParts(raw: string): ReturnType<typeof split>[] {
  const [headers, body] = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [[headers, body]];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => readParts(part.replace(/^\r\n/, '')));
}
