/** The engine's own repository. A workflow that checks the engine out names where it came from. */
const { ENGINE_REPOSITORY = 'maple-row/website', ENGINE_REF = 'HEAD' } = process.env;

/** The address of a file of the engine on GitHub, in the version that runs. */
export const engineUrl = (path: string, ref = ENGINE_REF): string =>
  `https://github.com/${ENGINE_REPOSITORY}/blob/${ref}/${path}`;
