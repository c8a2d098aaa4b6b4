import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { heroPictures } from '../pages/pictures';
import { shareCard } from '../pages/shareCard';
import { themeColors } from '../pages/themeColors';
import { encode, phoneHero, type Variant, variantsOf } from '../pipeline/media/encodePictures';
import { makeLogo } from '../pipeline/media/logo';
import { type PictureFacts, phoneHeroName } from '../pipeline/media/picture';
import { makeCard } from '../pipeline/media/shareCards';
import { entriesOf } from '../pipeline/model/entries';
import type { LoadedSite } from '../pipeline/model/load/loadSite';
import { memoize } from '../pipeline/model/memoize';

type Loaded = Pick<LoadedSite, 'site'> & { readonly pictures: ReadonlyMap<string, PictureFacts> };

interface Job {
  /** The name of the file that must be made first. */
  readonly needs?: string;
  /** The source file in the content. */
  readonly from: string;
  readonly make: () => Promise<unknown>;
}

/**
 * Makes the files of `/media` in `folder` from the content: variants of pictures, share cards and the logo. At most one job per
 * core runs at a time. Files requested by `make` have priority over those of `makeAll`.
 */
export class MediaMaker {
  private readonly running = new Map<string, Promise<void>>();
  private readonly requested: (() => void)[] = [];
  private readonly background: (() => void)[] = [];
  private freeSlots = availableParallelism();
  private readonly jobs = memoize((loaded: Loaded) => this.listJobs(loaded));

  constructor(
    private readonly content: string,
    readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** Makes a file if it does not exist. False if the site has no file of this name. Concurrent calls for a file share the work. Rejects if it cannot be made. */
  async make(name: string, loaded: Loaded, queue = this.requested): Promise<boolean> {
    const job = this.jobs(loaded).get(name);
    if (!job) return false;
    if (job.needs) await this.make(job.needs, loaded, queue);
    if (existsSync(join(this.folder, name))) return true;
    const running = this.running.get(name) ?? this.run(job, queue).finally(() => this.running.delete(name));
    this.running.set(name, running);
    await running;
    return true;
  }

  names(loaded: Loaded): string[] {
    return [...this.jobs(loaded).keys()];
  }

  /** Makes all missing files. Returns the names of all files, how many were made, and the sources of those that cannot be made. */
  async makeAll(loaded: Loaded, progress: (done: number, of: number) => void) {
    const jobs = this.jobs(loaded);
    const existing = new Set(readdirSync(this.folder));
    const missing = [...jobs].filter(([name]) => !existing.has(name));
    const failed: { name: string; from: string; error: Error }[] = [];
    let done = 0;
    const makeMissing = async ([name, { from }]: [string, Job]) => {
      await this.make(name, loaded, this.background).catch((error) => failed.push({ name, from, error }));
      done += 1;
      progress(done, missing.length);
    };
    await Promise.all(missing.map(makeMissing));
    return { names: [...jobs.keys()], made: missing.length - failed.length, failed };
  }

  private async run({ make }: Job, queue: (() => void)[]): Promise<void> {
    if (this.freeSlots > 0) this.freeSlots -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      await make();
    } finally {
      const next = this.requested.shift() ?? this.background.shift();
      if (next) next();
      else this.freeSlots += 1;
    }
  }

  private listJobs({ site, pictures }: Loaded): Map<string, Job> {
    const { content, folder } = this;
    const jobs = new Map<string, Job>();
    const { paper } = themeColors(site?.business.brand).color;
    const add = (from: string, size: Variant) =>
      jobs.set(basename(size.to), { from, make: () => encode(size, paper) });
    const entries = site ? entriesOf(site) : [];
    const heroes = new Set(entries.flatMap(heroPictures).map((picture) => picture.phoneHero));
    for (const [path, facts] of pictures) {
      for (const size of variantsOf(content, path, facts, folder)) add(path, size);
      const name = phoneHeroName(path, facts);
      if (name && heroes.has(`/media/${name}`)) add(path, phoneHero(content, path, join(folder, name)));
    }
    if (!site) return jobs;
    const { logo } = site.business.brand ?? {};
    if (logo) jobs.set(basename(logo.src), { from: logo.path, make: () => makeLogo(logo, content, folder) });
    for (const entry of entries) {
      const card = shareCard(entry, site);
      jobs.set(card.name, { needs: card.photo, from: entry.file, make: () => makeCard(card, folder) });
    }
    return jobs;
  }
}
