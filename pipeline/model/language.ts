/** The language of every page, as BCP 47 writes it. */
export const language = 'en-US';
