import type { LoadSite } from '../../pipeline/model/loadSite';

export interface BuildFolders {
  /** The folder of the owner's files. */
  content: string;
  /** Where the finished site goes. */
  out: string;
  /** What later builds can use again. */
  cache: string;
}

export interface BuildOptions extends BuildFolders {
  /** Loads the content, with the check or without. */
  load: LoadSite;
}
