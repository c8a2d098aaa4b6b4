import type { Finding } from './Finding';

const SPACELESS = /^#{2,6}(?=[\p{L}\p{N}\p{So}“”‘’"'([{*])|^#{1,6}[\u00a0\u2000-\u200b\u202f][\s\u200b]*/u;
/** Longer than what anybody would have meant as a heading. */
const LONG = 80;

/** A heading that has become a part of a paragraph: `##Where`, or `We listen. ## Where`. `written` is its first line. */
export function paragraphHeading(written: string, line: number, isPage: boolean): Finding | undefined {
  if (!written.includes('#')) return undefined;
  const [sign] = SPACELESS.exec(written) ?? [];
  if (sign) {
    const level = sign.replace(/[^#]/g, '');
    const message = 'A heading needs a space behind its ## signs.';
    return {
      line,
      code: 'heading-space',
      message,
      wrong: written,
      right: written.replace(sign, `${level} `),
    };
  }
  const [escaped, level = ''] = /^\\(#{2,6}) (?=\S)/.exec(written) ?? [];
  if (escaped) {
    const message = 'The sign \\ keeps this from being a heading. Delete it.';
    return { line, code: 'heading-space', message, wrong: escaped, right: `${level} ` };
  }
  const inside = /(?<=[.!?:)”]) (#{2,6}) (?=\p{Lu})/u.exec(written);
  if (!inside) return undefined;
  const [wrong, depth = ''] = inside;
  const canPart = isPage && written.length - inside.index < LONG;
  return {
    line,
    code: 'heading-inside',
    message: `These ${depth} would be shown as they are. A heading begins on a line of its own.`,
    wrong,
    right: canPart ? `\n\n${depth} ` : undefined,
    severity: 'warning',
  };
}
