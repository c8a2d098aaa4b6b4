/** Where a form without scripts leads: once it is sent, and when it could not be. */
export const formPages = { thanks: '/thank-you', notSent: '/not-sent' };
