import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What the job that reads a form hands to the job that may write. */
const FormResult = z.object({
  /** `unverified`: GitHub did not say whether the sender may write. `closed`: the issue was closed. `late`: it was edited after that. */
  kind: z.enum(['nothing', 'unverified', 'closed', 'late', 'problems', 'change']),
  issue: z.number().int().positive(),
  title: z.string().max(200).default(''),
  problems: z.array(z.object({ label: z.string().optional(), text: z.string() })).default([]),
  /** Sentences that go with a change. */
  notes: z.array(z.string()).default([]),
  /** Paths in the repository; their contents are in the folder `files`. */
  files: z.array(z.string()).default([]),
  /** The commit that the change was made from. */
  base: z.string().default(''),
  /** When the form was sent, which is the date of the commit. */
  date: z.string().default(''),
});
export type FormResult = z.output<typeof FormResult>;

/** What a form may write: texts and pictures of the content, by plain names. */
const ALLOWED = /^content\/(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*\.(?:md|jpg)$/i;
const MAX_FILES = 100;

export function writeResult(
  folder: string,
  result: z.input<typeof FormResult>,
  files: ReadonlyMap<string, string | Buffer> = new Map(),
): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, bytes] of files) {
    const file = join(folder, 'files', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(folder, 'result.json'), JSON.stringify({ ...result, files: [...files.keys()] }));
}

/** Throws where a file is not one that a form may write. */
export function readResult(folder: string): FormResult & { contents: Map<string, Buffer> } {
  const result = FormResult.parse(JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')));
  const wrong = result.files.find((path) => !ALLOWED.test(path));
  if (wrong !== undefined || result.files.length > MAX_FILES)
    throw new Error('The form would write a file that no form may write.');
  const contents = new Map(result.files.map((path) => [path, readFileSync(join(folder, 'files', path))]));
  return { ...result, contents };
}

/** The branch of a form. */
export const branchOf = (issue: number): string => `form-${issue}`;
