import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Files, hasLink, writeFiles } from '../writeFiles';

/** The result that the job which reads a form hands over to the job with write access. */
const FormResult = z.object({
  /** `closed`: the issue was closed. `late`: the closed issue was edited. `other`: the issue is no form. `comment`: one was added. */
  kind: z.enum(['nothing', 'closed', 'late', 'other', 'comment', 'problems', 'change']),
  issue: z.number().int().positive(),
  title: z.string().max(500).default(''),
  problems: z
    .array(z.object({ label: z.string().max(200).optional(), text: z.string().max(40_000) }))
    .max(200)
    .default([]),
  notes: z.array(z.string().max(40_000)).max(200).default([]),
  /** Paths in the repository. Their contents are in the folder `files` of the result. */
  files: z.array(z.string()).default([]),
  /** The commit that the change was made from. */
  base: z
    .string()
    .regex(/^(?:[0-9a-f]{40})?$/)
    .default(''),
  /** When the form was sent, which is the date of the commit. */
  date: z.string().default(''),
});
export type FormResult = z.output<typeof FormResult>;

/** The files that a form may write: texts and pictures of the content. */
const ALLOWED = /^content\/(?:[a-zA-Z0-9][\w-]*\/)*[a-zA-Z0-9][\w-]*\.(?:md|jpg)$/;
const MAX_FILES = 100;
const MAX_BYTES = { text: 1_000_000, picture: 15_000_000, all: 300_000_000 };

/** What the reading job knows of a form besides its issue and date. `files`: contents by path in the repository. */
export type Result = Omit<z.input<typeof FormResult>, 'date' | 'files' | 'issue'> & { files?: Files };

export function writeResult(
  folder: string,
  result: z.input<typeof FormResult>,
  files: Files = new Map(),
): void {
  mkdirSync(folder, { recursive: true });
  writeFiles(join(folder, 'files'), files);
  writeFileSync(join(folder, 'result.json'), JSON.stringify({ ...result, files: [...files.keys()] }));
}

/** Reads and validates a result. Throws for a file that no form may write. */
export function readResult(folder: string): FormResult & { contents: Map<string, Buffer> } {
  const result = FormResult.parse(JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')));
  const lower = new Set(result.files.map((path) => path.toLowerCase()));
  const isWrong = result.files.length > MAX_FILES || lower.size < result.files.length;
  if (isWrong || !result.files.every((path) => ALLOWED.test(path))) throw new Error(NOT_ALLOWED);
  const contents = new Map(result.files.map((path) => [path, readPlainFile(join(folder, 'files'), path)]));
  const size = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > MAX_BYTES.all) throw new Error(NOT_ALLOWED);
  return { ...result, title: plainTitle(result.title), contents };
}

const NOT_ALLOWED = 'The form would write a file that no form may write.';

/** Reads a regular file, below no symbolic link, whose bytes match its extension. */
function readPlainFile(folder: string, path: string): Buffer {
  if (hasLink(folder, path)) throw new Error(NOT_ALLOWED);
  const stat = lstatSync(join(folder, path));
  const isPicture = path.endsWith('.jpg');
  if (!stat.isFile() || stat.size > MAX_BYTES[isPicture ? 'picture' : 'text']) throw new Error(NOT_ALLOWED);
  const bytes = readFileSync(join(folder, path));
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (isPicture ? !isJpeg : bytes.includes(0)) throw new Error(NOT_ALLOWED);
  return bytes;
}

/** A title for a pull request and a commit without anything that GitHub acts on: skip commands, links, references, mentions. */
function plainTitle(title: string): string {
  return title
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(
      /\[\s*(?:skip|no)\s+(?:ci|actions)\s*\]|\[\s*(?:ci|actions)\s+skip\s*\]|\*\*\*NO_CI\*\*\*|skip-checks:?/gi,
      '',
    )
    .replace(/\b[a-z]+:\/\/\S*|\bwww\.\S*/gi, '')
    .replace(/#(?=\d)|\bGH-(?=\d)/gi, '')
    .replaceAll('@', ' at ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const branchOf = (issue: number): string => `form-${issue}`;
