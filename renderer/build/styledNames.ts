import { relative } from 'node:path';
import { transform } from 'rolldown/utils';
import type { Plugin } from 'vite';

const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

/**
 * Names each styled component by the path of its file in the project. With Vite's own option it is the absolute path, so that
 * the same code in another folder makes other pages.
 */
export function styledNames(): Plugin {
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
