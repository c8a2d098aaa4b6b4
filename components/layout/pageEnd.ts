/**
 * The id of what a page ends with. Its first paint waits for it: a page fits into the first answers of a server, and one
 * that is painted by halves is laid out twice. No heading can have it, since theirs are made of letters and hyphens.
 */
export const PAGE_END = 'page:end';
