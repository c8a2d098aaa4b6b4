/** Limits of a request. The form checks them before sending, and the function refuses requests over them. */

/** Characters of a message. */
export const MAX_MESSAGE = 10_000;

/** UTF-16 code units of an answer to one of the owner's own questions. */
export const MAX_ANSWER = 1000;

/** Stricter than HTML's own check of an email address: requires a top-level domain, and allows no misplaced dots. Must match the whole text. A text, since HTML's attribute `pattern` takes it too. */
export const MAIL_ADDRESS = '(?!\\.)(?!.*\\.[.@])[^@]{1,64}@([^@.]+\\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9\\-]+)';
