import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was read of a file, and the file's state at that time. */
export interface Remembered<Read> {
  size: number;
  changed: number;
  hash: string;
  read: Read;
}

/** Parts of the memory, so that one edit writes a small file. */
const PARTS = 32;

type Part<Read> = Record<string, Remembered<Read>>;

/** What earlier runs read of files, by path. It belongs to one version of the code; of another's it knows nothing. */
export class DraftMemory<Read> {
  private readonly parts = new Map<number, Part<Read>>();
  private readonly stale = new Set<number>();

  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {}

  get(path: string): Remembered<Read> | undefined {
    return this.part(partOf(path))[path];
  }

  set(path: string, remembered: Remembered<Read>): void {
    const number = partOf(path);
    this.part(number)[path] = remembered;
    this.stale.add(number);
  }

  forget(path: string): void {
    const number = partOf(path);
    delete this.part(number)[path];
    this.stale.add(number);
  }

  /** Forgets files that are gone, and writes what changed. */
  write(paths: ReadonlySet<string>): void {
    for (let number = 0; number < PARTS; number += 1) {
      const part = this.part(number);
      for (const path of Object.keys(part)) {
        if (paths.has(path)) continue;
        delete part[path];
        this.stale.add(number);
      }
    }
    if (this.stale.size > 0) mkdirSync(this.folder, { recursive: true });
    for (const number of this.stale) this.writePart(number);
    this.stale.clear();
  }

  private writePart(number: number): void {
    const file = this.fileOf(number);
    const unfinished = `${file}.${process.pid}.part`;
    writeFileSync(unfinished, JSON.stringify({ version: this.version, files: this.parts.get(number) }));
    renameSync(unfinished, file);
  }

  private part(number: number): Part<Read> {
    const known = this.parts.get(number) ?? this.readPart(number);
    this.parts.set(number, known);
    return known;
  }

  private readPart(number: number): Part<Read> {
    try {
      const { version, files } = JSON.parse(readFileSync(this.fileOf(number), 'utf8'));
      return version === this.version ? files : {};
    } catch {
      return {};
    }
  }

  private fileOf(number: number): string {
    return join(this.folder, `${number}.json`);
  }
}

function partOf(path: string): number {
  let sum = 0;
  for (let index = 0; index < path.length; index += 1) sum = (sum * 31 + path.charCodeAt(index)) % 65_521;
  return sum % PARTS;
}
