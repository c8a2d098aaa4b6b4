/** Bytes of script, gzip, that a page without form, carousel and gallery loads before its visitor does anything. */
export const scriptBudget = 3 * 1024;
