/** What a request may contain: the form says it before sending, and the function refuses what is beyond. */

/** Characters of a message, of any script. */
export const MAX_MESSAGE = 10_000;

/** UTF-16 code units of the answer to a question of the site's own. */
export const MAX_ANSWER = 1000;

/** Beyond HTML's own check of an address: a domain with an ending, and no dot too many. Matches from beginning to end. */
export const MAIL_ADDRESS = '(?!\\.)(?!.*\\.[.@])[^@]{1,64}@([^@.]+\\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9\\-]+)';

/** A number of the United States as `(856) 555-0142`, else nothing. */
export function readablePhone(typed: string): string {
  const [, area, exchange, line] =
    /(?:^|[^\d+])(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})(?!\d)/.exec(dialed(typed)) ?? [];
  return line === undefined ? '' : `(${area}) ${exchange}-${line}`;
}

/** Whether a text holds a number that can be called: one of the United States, or one with the code of another country. */
export const isPhoneNumber = (typed: string): boolean =>
  readablePhone(typed) !== '' || /\+[2-9]\d{7}/.test(dialed(typed));

const dialed = (typed: string) => typed.replace(/[^\w+,;/]/g, '');
