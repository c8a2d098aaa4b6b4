import type { Config } from 'vike/types';

export default {
  // Pages are HTML; no component reaches the browser by itself.
  meta: { Page: { env: { server: true } } },
  clientRouting: false,
  prerender: { disableAutoRun: true, keepDistServer: true, partial: true, noExtraDir: true },
  passToClient: [],
} satisfies Config;
