import { build } from 'vike/api';

/** Runs in its own process, so that the bundler's memory is freed. The argument is Vite's configuration as JSON. */
await build({ viteConfig: JSON.parse(process.argv[2]) });
