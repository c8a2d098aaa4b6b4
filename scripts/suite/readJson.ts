import { readFile } from 'node:fs/promises';

/** What a JSON file holds; undefined where there is none or it is no JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
