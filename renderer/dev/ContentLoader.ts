import type { LoadedSite } from '../../pipeline/model/load/loadSite';

type LoadedContent = Pick<LoadedSite, 'site' | 'sources' | 'pictures' | 'report'>;

/** Loads the content on demand after changes. While it has errors, keeps the last site without errors. */
export class ContentLoader {
  private current: LoadedContent = { pictures: new Map(), report: '' };
  private isStale = true;
  private loading?: Promise<void>;

  constructor(
    private readonly load: () => Promise<LoadedContent>,
    private readonly log: (line: string) => void,
  ) {}

  /** Makes the next request load the content again. */
  expire(): void {
    this.isStale = true;
  }

  /** The current content. Concurrent requests share a load. After a failed load, the next request loads again. */
  async refresh(): Promise<LoadedContent> {
    this.loading ??= this.loadWhileStale().finally(() => {
      this.loading = undefined;
    });
    await this.loading;
    return this.current;
  }

  private async loadWhileStale(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      const loaded = await this.load().catch((error: unknown) => {
        this.isStale = true;
        throw error;
      });
      if (loaded.report) this.log(loaded.report);
      if (loaded.site || !this.current.site) this.current = loaded;
      else this.log('The pages still show the last state without errors.');
    }
  }
}
