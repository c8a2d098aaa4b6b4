type Address =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

const unknown: Address = { kind: 'unknown' };

/** The rules of the host are no part of the site; neither is anything outside of its folder. */
const hidden = /^\/_(headers|redirects)$|\/\.\.?(\/|$)|[\\\0]/;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * What an address of a built site is, as the static hosts see it: `/about` is about.html, `/about/` and `/about.html`
 * lead to it. `path` is as the request has it, without the question mark; `has` says whether a file (named from the
 * site's folder, with a slash before it) is there.
 */
export function resolveAddress(path: string, has: (file: string) => boolean): Address {
  const plain = decoded(path);
  if (plain === undefined || hidden.test(plain) || plain === '/404') return unknown;
  if (plain === '/') return has('/index.html') ? { kind: 'file', file: '/index.html' } : unknown;

  const short = plain.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');
  if (short !== plain) {
    const page = has(`${short}.html`) || has(`${short}/index.html`);
    return page || short === '' ? { kind: 'redirect', to: encodeURI(short || '/') } : unknown;
  }
  const file = [plain, `${plain}.html`, `${plain}/index.html`].find(has);
  return file ? { kind: 'file', file } : unknown;
}

/** A request's path, still encoded, and its query with the question mark. The path begins with one slash: two would name another host in a `Location`. */
export function splitUrl(url = '/'): [path: string, query: string] {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return [path.replace(/^\/*/, '/').replace(/\/{2,}/g, '/'), at < 0 ? '' : url.slice(at)];
}
