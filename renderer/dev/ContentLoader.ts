import type { LoadedSite } from '../../pipeline/model/load/loadSite';

type LoadedContent = Pick<LoadedSite, 'site' | 'sources' | 'pictures' | 'report'>;

/** Keeps the state of the content up to date: the last one without errors, if there is one. */
export class ContentLoader {
  private current: LoadedContent = { pictures: new Map(), report: '' };
  private isStale = true;
  private loading?: Promise<void>;

  constructor(
    private readonly load: () => Promise<LoadedContent>,
    private readonly log: (line: string) => void,
  ) {}

  /** Has the content loaded again at the next request. */
  expire(): void {
    this.isStale = true;
  }

  /** The content as it is now. Requests during a load share it. A load that failed is repeated by the next request. */
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
