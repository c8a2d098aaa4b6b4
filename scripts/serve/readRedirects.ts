export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The rules of a `_redirects` file: `/from /to [status]` a line, `#` begins a comment; without a status it is 301. */
export function readRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}
