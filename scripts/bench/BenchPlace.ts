import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../projectPaths';
import { commandArgs } from './commandArgs';
import { writeCorpus } from './writeCorpus';

/** A corpus of so many articles with an output and a cache of its own; the sizes of pictures are made already. */
export class BenchPlace {
  readonly folder: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;

  constructor(readonly articles: number) {
    this.folder = join(projectPaths.cache, 'bench', String(articles));
    this.content = join(this.folder, 'content');
    this.out = join(this.folder, 'out');
    this.cache = join(this.folder, 'cache');
    rmSync(this.folder, { recursive: true, force: true });
    writeCorpus(projectPaths.content, this.content, articles);
    takePictures(projectPaths.cache, this.cache);
  }

  get buildArgs(): string[] {
    return [...commandArgs('build'), '--content', this.content, '--out', this.out, '--cache', this.cache];
  }

  copy(from: string, to: string): void {
    cpSync(join(this.content, from), join(this.content, to));
  }

  /** Changes words of a file. Throws where they are not there. */
  edit(path: string, from: RegExp, to: string): void {
    const file = join(this.content, path);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} has no ${from} to change`);
    writeFileSync(file, after);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function takePictures(from: string, to: string): void {
  mkdirSync(join(to, 'media'), { recursive: true });
  for (const name of readdirSync(join(from, 'media')))
    linkSync(join(from, 'media', name), join(to, 'media', name));
  if (existsSync(join(from, 'pictures')))
    cpSync(join(from, 'pictures'), join(to, 'pictures'), { recursive: true });
}
