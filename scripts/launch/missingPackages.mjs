import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * The packages of package-lock.json that are not installed at their version. npm writes what it installed into
 * node_modules when it has finished; optional ones are left out on machines that they are not for.
 */
export function missingPackages(folder) {
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(packagesOf(join(folder, 'package-lock.json')))
    .filter(([path, wanted]) => {
      if (path === '') return false;
      const found = installed[path];
      return found ? found.version !== wanted.version : !wanted.optional;
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}
