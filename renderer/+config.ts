import type { Config } from 'vike/types';

export default {
  // Pages are HTML; no component reaches the browser by itself.
  meta: { Page: { env: { server: true } } },
  clientRouting: false,
  passToClient: [],
} satisfies Config;
