import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { projectPaths } from '../../scripts/options';
import { isWhole } from '../isWhole';
import { measureHero } from './measureHero';

const folder = join(projectPaths.content, 'images', 'hero');
const all = listFiles(folder).filter((path) => path.endsWith('.jpg'));
/** In a short run, one with leaves and lawns, and one of a room. */
const photos = isWhole ? all : ['about.jpg', 'home.jpg'];

test.each(photos)(
  'at the top of a page on a phone, %s is light, and there and opened large sharper than on a card',
  async (name) => {
    const { card, hero, large } = await measureHero(join(folder, name));
    expect(hero.bytes).toBeLessThanOrEqual(30 * 1024);
    // Leaves and lawns; a kitchen reaches 0.92.
    expect(hero.similarity).toBeGreaterThan(0.76);
    expect(hero.similarity).toBeGreaterThan(card.similarity + 0.04);
    expect(large.similarity).toBeGreaterThan(hero.similarity);
  },
);
