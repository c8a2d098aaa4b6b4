const { ENGINE_REPOSITORY = 'maple-row/website', ENGINE_REF = 'HEAD' } = process.env;

/** The engine's own repository on GitHub, as `owner/name`. A workflow that checks the engine out says where it came from. */
export const engineRepository = ENGINE_REPOSITORY;

/** The address of a file of the engine on GitHub, in the version that runs. */
export const engineUrl = (path: string, ref = ENGINE_REF): string =>
  `https://github.com/${engineRepository}/blob/${ref}/${path}`;
