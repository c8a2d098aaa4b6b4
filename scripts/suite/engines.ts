import { findProgram, installDebianPackages } from '../programs';

/** Browsers other than Chromium, with their Debian packages. `find` returns the program if everything that it needs is installed. */
const ENGINES = [
  { name: 'Firefox', packages: ['firefox-esr'], find: () => findProgram(['firefox-esr', 'firefox']) },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => findProgram(['Xvfb']) && findProgram(['WebKitWebDriver']),
  },
] as const;

/** The installed browsers. */
export function findEngines() {
  return ENGINES.flatMap(({ name, find }) => {
    const program = find();
    return program ? [{ name, program }] : [];
  });
}

/** Installs missing browsers if possible. Returns a sentence about those that could not be, else undefined. */
export function requireEngines(): string | undefined {
  const missing = () => ENGINES.filter(({ find }) => !find());
  const packagesOf = (engines: ReturnType<typeof missing>) => engines.flatMap((each) => each.packages);
  if (missing().length > 0) installDebianPackages(packagesOf(missing()));
  const left = missing();
  const names = left.map(({ name }) => name).join(' and ');
  return left.length > 0 ? `not run in ${names}: install ${packagesOf(left).join(', ')}` : undefined;
}
