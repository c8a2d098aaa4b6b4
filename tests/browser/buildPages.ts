import { writeFiles } from '../unit/copyContent';

/** Writes a built site: by the paths of its pages, what they show. */
export function buildPages(folder: string, bodies: Readonly<Record<string, string>>): void {
  for (const [path, body] of Object.entries(bodies))
    writeFiles(folder, {
      [path]: `<!doctype html><html lang="en"><head><title>T</title><meta name="viewport" content="width=device-width"></head><body><main>${body}</main></body></html>`,
    });
}
