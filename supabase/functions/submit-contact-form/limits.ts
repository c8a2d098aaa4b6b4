/** What a request may contain: the form says it before sending, and the function refuses what is beyond. */

/** Characters of a message, of any script. */
export const MAX_MESSAGE = 10_000;

/** UTF-16 code units of the answer to a question of the site's own. */
export const MAX_ANSWER = 1000;

/** Beyond HTML's own check of an address: a domain with an ending, and no dot too many. Matches from beginning to end. */
export const MAIL_ADDRESS = '(?!\\.)(?!.*\\.[.@])[^@]{1,64}@([^@.]+\\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9\\-]+)';
