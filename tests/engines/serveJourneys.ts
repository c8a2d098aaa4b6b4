import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { answerSite } from '../../scripts/serve/answerSite';
import type { Server } from '../../scripts/serve/startServer';
import { openTestStack } from '../backend/openTestStack';
import { buildLongBlog } from '../browser/buildLongBlog';
import { openShowcase, showcaseFolder } from '../browser/pictures/openShowcase';
import { PLUMBER, Workplace } from '../built/Workplace';
import { builtSite } from '../builtSite';
import { serveLocally } from '../unit/serveLocally';

/** The addresses of what is served to all engines. */
interface Sites {
  /** The showcase, with its form and database. */
  readonly showcase: string;
  /** The same, where browsers run no scripts. */
  readonly scriptless: string;
  /** The showcase, where every connection of the form is dropped. */
  readonly dropping: string;
  /** A blog with a search. */
  readonly longBlog: string;
  /** The plumber's site as a preview, with the button “Edit”. */
  readonly preview: string;
  readonly database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Sites;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await openTestStack();
  const blog = await buildLongBlog();
  const built = await openShowcase();
  const scriptlessFolder = forbidScripts(showcaseFolder);
  const showcase = await builtSite(stack.functionUrl, showcaseFolder);
  const scriptless = await builtSite(stack.functionUrl, scriptlessFolder);
  const dropping = await startDropping(showcaseFolder);
  const longBlog = await builtSite(undefined, blog.out);
  const plumber = await buildPreview();
  const preview = await builtSite(undefined, plumber.out);
  provide('sites', {
    showcase: showcase.url,
    scriptless: scriptless.url,
    dropping: dropping.url,
    longBlog: longBlog.url,
    preview: preview.url,
    database: stack.databaseUrl,
  });
  return async () => {
    await Promise.all(
      [built, showcase, scriptless, dropping, longBlog, preview, stack].map((each) => each.stop()),
    );
    blog.remove();
    plumber.remove();
    rmSync(scriptlessFolder, { recursive: true });
  };
}

async function buildPreview(): Promise<Workplace> {
  const place = new Workplace(PLUMBER);
  process.env.PUBLIC_EDIT_REPOSITORY = 'https://github.com/owner/name';
  process.env.PUBLIC_EDIT_BRANCH = 'form-12';
  const { code, log } = await place.buildPages();
  delete process.env.PUBLIC_EDIT_REPOSITORY;
  delete process.env.PUBLIC_EDIT_BRANCH;
  if (code !== 0) throw new Error(log);
  return place;
}

/** The site under a policy by which browsers treat scripts as turned off, which not every driver can do. */
function forbidScripts(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'scriptless-'));
  const names = readdirSync(folder).filter((name) => name !== '_headers');
  for (const name of names) symlinkSync(join(folder, name), join(copy, name));
  const policy = 'sandbox allow-forms allow-same-origin';
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  writeFileSync(join(copy, '_headers'), `${headers}\n/*\n  Content-Security-Policy: ${policy}\n`);
  return copy;
}

async function startDropping(folder: string): Promise<Server> {
  const answer = answerSite(folder);
  let stop = () => {};
  const url = await serveLocally(
    (request, response) => {
      if (request.url?.startsWith('/functions/')) request.socket.destroy();
      else answer(request, response);
    },
    (end) => {
      stop = end;
    },
  );
  return { url: url.replace('127.0.0.1', 'localhost'), stop: async () => stop() };
}
