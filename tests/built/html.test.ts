import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, publicFolder } from '../../pipeline/source/listFolder';
import { projectPaths } from '../../scripts/options';
import { builtFolder } from '../builtSite';
import { feedFaults } from '../feedFaults';
import { htmlFaults } from '../htmlFaults';

/** Not those that the owner put into `public`, which are served as they are. */
const files = listFiles(builtFolder).filter(
  (path) => path.endsWith('.html') && !existsSync(join(publicFolder(projectPaths.content), path)),
);
const feeds = ['feed.xml', 'atom.xml'].filter((name) => existsSync(join(builtFolder, name)));
const read = (path: string) => readFileSync(join(builtFolder, path), 'utf8');

test('there are pages', () => expect(files).not.toEqual([]));

test.each(files)('%s is valid HTML', async (path) => {
  expect(await htmlFaults(read(path))).toEqual([]);
});

test.each(feeds)('%s is a valid feed', (path) => {
  expect(feedFaults(read(path))).toEqual([]);
});

test('the validators find what is wrong', async () => {
  expect(await htmlFaults('<p><div>a</p><img src="a.jpg">')).not.toEqual([]);
  const twice =
    '<!DOCTYPE html><html lang="en"><head><title>a</title></head><body><p id="a">a</p><p id="a">b</p></body></html>';
  expect(await htmlFaults(twice)).toEqual([expect.stringContaining('no-dup-id')]);
  const feed = '<rss><channel><item><title>a</title><author>Ann Lee</author></item></channel></rss>';
  expect(feedFaults(feed)).toContain('rss/channel/item/author: Ann Lee');
});
