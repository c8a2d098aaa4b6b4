import { readFileSync } from 'node:fs';

const numbers = (version) => version.match(/\d+/g).map(Number);

/** Whether this Node is at least the `engines` of package.json (major and minor); says what to do where it is not. */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major, minor = 0] = numbers(engines.node);
  const [ourMajor, ourMinor] = numbers(version);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return true;
  console.error(
    `This needs Node ${major}.${minor} or newer and found ${version}: install it from https://nodejs.org.`,
  );
  return false;
}
