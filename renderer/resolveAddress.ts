/** Configuration files of the host, and paths that could leave the site's folder. */
const hidden = /^\/_(headers|redirects)$|\/\.\.?(\/|$)|[\\\0]/;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Resolves an address of a built site like the static hosts: `/about` is about.html; `/about/` and `/about.html` redirect to it.
 * `path` is still URL-encoded and has no query. `has` is called with paths such as `/about.html`, relative to the site's folder.
 * Returns the file, the address that this one redirects to, or neither.
 */
export function resolveAddress(path: string, has: (file: string) => boolean) {
  const plain = decoded(path);
  if (plain === undefined || hidden.test(plain) || plain === '/404') return {};
  if (plain === '/') return has('/index.html') ? { file: '/index.html' } : {};

  const short = plain.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');
  if (short !== plain) {
    const page = has(`${short}.html`) || has(`${short}/index.html`);
    return page || short === '' ? { redirect: encodeURI(short || '/') } : {};
  }
  return { file: [plain, `${plain}.html`, `${plain}/index.html`].find(has) };
}

/** Splits a request's URL into its encoded path and its query with `?`. Collapses slashes: a `Location` that begins with two would name another host. */
export function splitUrl(url = '/'): [path: string, query: string] {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return [path.replace(/^\/*/, '/').replace(/\/{2,}/g, '/'), at < 0 ? '' : url.slice(at)];
}
