import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../pipeline/source/listFolder';

const project = join(import.meta.dirname, '..', '..');
const places = join(project, '.cache', 'tests');

export const PLUMBER = join(project, 'tests', 'fixtures', 'plumber');

/** A copy of a content folder, or a place for one, with its own output and cache, built with the real command. */
export class Workplace {
  readonly folder = newFolder();
  readonly content = join(this.folder, 'content');
  readonly out = join(this.folder, 'out');
  readonly cache: string;

  constructor(content?: string, cache?: string) {
    this.cache = cache ?? join(this.folder, 'cache');
    if (content) cpSync(content, this.content, { recursive: true, preserveTimestamps: true });
  }

  /** Keeps its pictures with the project's, so that none is encoded twice. Not for a test that damages them. */
  sharePictures(made = join(project, '.cache')): this {
    const media = join(made, 'media');
    mkdirSync(media, { recursive: true });
    mkdirSync(this.cache, { recursive: true });
    symlinkSync(media, join(this.cache, 'media'), 'junction');
    const facts = join('store', 'pictures');
    if (existsSync(join(made, facts)))
      cpSync(join(made, facts), join(this.cache, facts), { recursive: true });
    return this;
  }

  takeBundle(made?: string): this {
    takeBundle(this.cache, made);
    return this;
  }

  /** Runs the build; does not throw if it fails. */
  build(content = this.content): Promise<Ended> {
    return runCommand(this.buildCommand(content));
  }

  /** Runs the build, which must succeed; returns what it says. */
  async built(): Promise<string> {
    const { code, log } = await this.build();
    if (code !== 0) throw new Error(log);
    return log;
  }

  /** All files of the published site. */
  site(): string {
    const textOf = (path: string) => readFileSync(join(this.out, path), 'latin1');
    return listFiles(this.out)
      .map((path) => `${path} ${textOf(path)}`)
      .join('\n');
  }

  /** Builds its pages without the pictures. */
  buildPages(): Promise<Ended> {
    const options = ['--content', this.content, '--out', this.out, '--cache', this.cache];
    return runCommand(['node', join(project, 'scripts', 'run.mjs'), 'suite/buildPages', ...options]);
  }

  buildCommand(content = this.content, ...flags: string[]): string[] {
    const options = ['--content', content, '--out', this.out, '--cache', this.cache, ...flags];
    return ['node', join(project, 'scripts', 'run.mjs'), 'build', ...options];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Copies the code that the project has bundled already, which does not depend on content, into another cache. */
export function takeBundle(cache: string, made = join(project, '.cache')): void {
  for (const folder of [join('code', 'site'), join('store', 'bundles')])
    for (const name of existsSync(join(made, folder)) ? readdirSync(join(made, folder)) : []) {
      const [from, to] = [made, cache].map((each) => join(each, folder, name)) as [string, string];
      if (!existsSync(to)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
}

interface Ended {
  code: number;
  log: string;
}

/** Runs a program; does not throw if it fails. */
export function runCommand([program = '', ...args]: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? -1) : 0;
      resolve({ code, log: stdout + stderr });
    });
  });
}

function newFolder(): string {
  mkdirSync(places, { recursive: true });
  return mkdtempSync(join(places, 'build-'));
}
