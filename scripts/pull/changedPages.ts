import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the pages that two built folders do not have alike: changed ones first, then new and gone ones. */
export function changedPages(before: string, after: string): string[] {
  const [old, fresh] = [before, after].map(pagesOf) as [Map<string, string>, Map<string, string>];
  const all = [...new Set([...fresh.keys(), ...old.keys()])].sort();
  const differ = all.filter((address) => old.get(address) !== fresh.get(address));
  const inBoth = (address: string) => old.has(address) && fresh.has(address);
  return [...differ.filter(inBoth), ...differ.filter((address) => !inBoth(address))];
}

function pagesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(files.map((file) => [addressOf(file), readFileSync(join(folder, file), 'utf8')]));
}

function addressOf(file: string): string {
  const name = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}
