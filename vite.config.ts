import { relative } from 'node:path';
import { transform } from 'rolldown/utils';
import vike from 'vike/plugin';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [vike(), plainImports(), styledNames()],
  // Each worker loads one bundle in half the time that hundreds of package files take.
  ssr: { noExternal: command === 'build' ? true : ['styled-components'] },
  envPrefix: ['VITE_', 'PUBLIC_'],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // The supported browsers; `renderer/+client.ts` leaves pages alone in older ones.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
  },
}));

/**
 * Vite wraps each `import()` in a helper that fetches the style sheets of the code first. Ours has none, and without the
 * helper every page carries a third less script.
 */
function plainImports(): Plugin {
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

const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

/**
 * Names each styled component by the path of its file in the project. With Vite's own option it is the absolute path, so that
 * the same code in another folder makes other pages.
 */
function styledNames(): Plugin {
  let root = '';
  return {
    name: 'styled-names',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: "'styled-components'" },
      handler: async (code, id) => {
        const path = relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
        const { errors, ...made } = await transform(path, code, {
          jsx: 'preserve',
          plugins: { styledComponents },
        });
        // Vite reports what is wrong in the file.
        return errors.length > 0 ? undefined : { code: made.code, map: made.map ?? null };
      },
    },
  };
}
