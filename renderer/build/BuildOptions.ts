export interface BuildOptions {
  /** The folder of the owner's files. */
  content: string;
  /** Where the finished site goes. */
  out: string;
  /** What later builds can use again. */
  cache: string;
}
