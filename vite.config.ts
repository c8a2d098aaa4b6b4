import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { plainImports } from './renderer/build/plainImports.ts';

export default defineConfig({
  plugins: [vike(), plainImports()],
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
    },
  },
  ssr: { noExternal: ['styled-components'] },
  envPrefix: ['VITE_', 'PUBLIC_'],
  build: { assetsInlineLimit: 0, modulePreload: false },
});
