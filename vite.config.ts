import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { plainImports } from './renderer/build/plainImports.ts';
import { styledNames } from './renderer/build/styledNames.ts';

export default defineConfig(({ command }) => ({
  plugins: [vike(), plainImports(), styledNames()],
  // Each worker loads one bundle in half the time that hundreds of package files take.
  ssr: { noExternal: command === 'build' ? true : ['styled-components'] },
  envPrefix: ['VITE_', 'PUBLIC_'],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // The supported browsers; `components/client/start.ts` leaves pages alone in older ones.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
  },
}));
