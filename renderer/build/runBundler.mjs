import { build } from 'vike/api';

/** Runs in a process of its own, with which the bundler's memory goes: Vite's settings come as JSON. */
await build({ viteConfig: JSON.parse(process.argv[2]) });
