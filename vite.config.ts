import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { plainImports } from './renderer/build/plainImports.ts';

export default defineConfig(({ command }) => ({
  plugins: [vike(), plainImports()],
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
    },
  },
  // One file loads faster than the hundreds of a library.
  ssr: { noExternal: command === 'build' ? ['styled-components', 'lucide-react'] : ['styled-components'] },
  envPrefix: ['VITE_', 'PUBLIC_'],
  build: { assetsInlineLimit: 0, modulePreload: false },
}));
