/** What is seen of a file without opening it. */
export interface FileLook {
  size: number;
  mtimeMs: number;
}
