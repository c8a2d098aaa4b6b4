import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a built site: by the paths of its pages, what they show. */
export function buildPages(folder: string, bodies: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, body] of Object.entries(bodies)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      `<!doctype html><html lang="en"><head><title>T</title><meta name="viewport" content="width=device-width"></head><body><main>${body}</main></body></html>`,
    );
  }
}
