import type { Config } from 'vike/types';

export default {
  // Pages are static HTML: components are not sent to the browser.
  meta: { Page: { env: { server: true } } },
  clientRouting: false,
  passToClient: [],
} satisfies Config;
