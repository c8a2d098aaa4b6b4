import { describe, expect, test } from 'vitest';
import { findAxeProblems } from '../../scripts/look/browserFaults';
import { isWhole } from '../isWhole';
import { openMenu, states } from './pictures/states';
import { visit } from './visits';

const axeAt = (width: number) => visit({ reducedMotion: 'reduce', viewport: { width, height: 844 } });

/** The states of the pictures, without those of paper and without scripts. */
const ofScreens = states.filter(({ name }) => !/^(?:print|no-script)-/.test(name));

// Up to 1023 px, the states are those of a phone.
describe.each(isWhole ? [390, 768, 1440] : [390])('axe finds nothing at %i px', (width) => {
  test.each(ofScreens)('$name', async ({ address, bring, forcedColors }) => {
    const page = await axeAt(width);
    if (forcedColors) await page.emulateMedia({ forcedColors });
    await page.goto(address, { waitUntil: 'networkidle' });
    await bring?.(page);
    expect(await findAxeProblems(page)).toEqual([]);
  });

  test('another album', async () => {
    const page = await axeAt(width);
    await page.goto('/albums', { waitUntil: 'networkidle' });
    await page.getByRole('tab').last().click();
    expect(await findAxeProblems(page)).toEqual([]);
  });
});

test.each([390, 1440])('axe finds nothing at %i px with the menu and its groups open', async (width) => {
  const page = await axeAt(width);
  await page.goto('/one', { waitUntil: 'networkidle' });
  await openMenu(page);
  for (const group of await page.getByRole('dialog').locator('summary').all()) await group.click();
  expect(await findAxeProblems(page)).toEqual([]);
});
