/** Cached files whose content is not what was written. They can be deleted and made again. */
export class DamagedCache extends Error {
  constructor(
    readonly files: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`Damaged in the cache: ${files.join(', ')}`, options);
  }
}
