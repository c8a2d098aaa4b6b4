import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a helper that fetches the style sheets of the code first. Ours has none, and without the
 * helper every page carries a third less script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    // A copy per module, because a shared helper would be one more file for every page to wait for.
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id, importer) => `${id}?${importer}`,
    },
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
