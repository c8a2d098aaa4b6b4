const BEGINNING = /^https?:\/\/(?:www\.)?/i;
/** Where a programmer looks at the site before it is published. */
export const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=[/?#]|$)/i;

/** `/about#team` for `https://www.example.com/about/#team`, with or without www; nothing for a link to another site. */
export function ownAddress(to: string, site: string | undefined): string | undefined {
  if (!site || to.startsWith('/') || !BEGINNING.test(to)) return undefined;
  const local = LOCAL.exec(to);
  if (local) return plain(to.slice(local[0].length));
  const home = site.replace(BEGINNING, '').toLowerCase();
  const bare = to.replace(BEGINNING, '');
  if (bare.slice(0, home.length).toLowerCase() !== home) return undefined;
  const rest = bare.slice(home.length);
  if (rest !== '' && !/^[/#?]/.test(rest)) return undefined;
  return plain(rest);
}

function plain(rest: string): string {
  return `/${rest.replace(/^\//, '')}`.replace(/(.)\/(?=[#?]|$)/, '$1');
}
