import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOutput } from '../../pipeline/lint/rules/site/files';
import { listFiles } from '../../pipeline/source/listFolder';
import { writeFiles } from '../unit/copyContent';
import { PLUMBER, Workplace } from './Workplace';

const place = new Workplace(PLUMBER).sharePictures().takeBundle();
const SECURITY = '.well-known/security.txt';
const BYTES = Buffer.from([0, 255, 10, 13]);
const fileAt = (path: string) => join(place.folder, 'public', path);
const built = (path: string) => readFileSync(join(place.out, path));
const write = (path: string, bytes: string | Buffer) =>
  writeFiles(join(place.folder, 'public'), { [path]: bytes });

beforeAll(async () => {
  write('README.md', 'For the owner.');
  write(SECURITY, 'Contact: mailto:office@harborlight.example');
  write('key.bin', BYTES);
  await place.built();
}, 240_000);
afterAll(() => place.remove());

test('the files are part of the site, byte for byte, and the README is not', () => {
  expect(built(SECURITY).toString()).toBe('Contact: mailto:office@harborlight.example');
  expect(built('key.bin').equals(BYTES)).toBe(true);
  expect(existsSync(join(place.out, 'README.md'))).toBe(false);
});

test('no name of a file that the build writes is free', () => {
  const own = listFiles(place.out).filter((path) => !path.endsWith('.html') && !existsSync(fileAt(path)));
  expect(own).toContain('_headers');
  expect(own.filter((path) => !isOutput(path))).toEqual([]);
});

test('a changed file is published alone, and a deleted one goes', async () => {
  write(SECURITY, 'Contact: tel:+12075550163');
  expect(built(SECURITY).toString()).toContain('mailto:');
  rmSync(fileAt('key.bin'));
  const log = await place.built();
  expect(log).toContain('Built 0 pages');
  expect(built(SECURITY).toString()).toBe('Contact: tel:+12075550163');
  expect(existsSync(join(place.out, 'key.bin'))).toBe(false);
});

test('a name that is taken stops the build', async () => {
  write('contact.html', 'Call us.');
  const { code, log } = await place.build();
  expect(log).toContain('public/contact.html');
  expect(code).toBe(1);
  expect(built('contact.html').toString()).not.toContain('Call us.');
});
