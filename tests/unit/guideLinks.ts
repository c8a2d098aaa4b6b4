/** The links of a guide to its repository. */
export const linksIn = (guide: string): string[] =>
  [...guide.matchAll(/\]\((https:\/\/github\.com[^)\s]+)\)/g)].map(([, link = '']) => link);
