import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { frameData } from '../../pages/frameData';
import { entriesOf } from '../../pipeline/model/entries';
import { renderFrame } from '../../renderer/renderFrame';
import { renderPiece } from '../../renderer/renderPiece';
import { surroundPage } from '../../renderer/surroundPage';
import { plumberSite } from './plumberSite';

const Red = styled.p`
  color: red;
`;
const Blue = styled.p`
  color: blue;
`;

async function framesByAddress() {
  const site = await plumberSite();
  return new Map(entriesOf(site).map((entry) => [entry.address, renderFrame(frameData(entry, site))]));
}

test('pages made of the same components share their surroundings, and of others not', async () => {
  const [frame] = (await framesByAddress()).values();
  if (!frame) throw new Error('the site has no page');
  const around = (tree: ReactNode) => surroundPage(frame, [renderPiece(tree)]);
  const red = around(<Red>one</Red>);
  const blue = around(<Blue>two</Blue>);
  expect(around(<Red>three</Red>)).toBe(red);
  expect(red.style).toContain('color:red');
  expect(red.style).not.toContain('color:blue');
  expect(blue.style).toContain('color:blue');
  expect(blue.style).not.toContain('color:red');
});

test('a class inside an island keeps its name, on that page alone', async () => {
  const [frame] = (await framesByAddress()).values();
  if (!frame) throw new Error('the site has no page');
  const plain = renderPiece(<Red>words</Red>);
  const island = { ...plain, markup: `<page-island>${plain.markup}</page-island>` };
  const name = / class="\S+ (\S+)"/.exec(plain.markup)?.[1] ?? '';
  expect(surroundPage(frame, [island]).style).toContain(`.${name}{color:red}`);
  expect(surroundPage(frame, [plain]).style).not.toContain(`.${name}{`);
});

test('only pages of the menu have a frame of their own, in which they are marked', async () => {
  const frames = await framesByAddress();
  const marked = [...frames].map(([address, { parts }]) => {
    const found = [...parts.join('').matchAll(/<a href="([^"]*)"[^>]* aria-current="page"/g)];
    return { address, hrefs: [...new Set(found.map(([, href]) => href))] };
  });
  for (const { address, hrefs } of marked) expect([[], [address]]).toContainEqual(hrefs);
  expect(marked.filter(({ hrefs }) => hrefs.length > 0).length).toBeGreaterThan(3);
  expect(new Set(frames.values()).size).toBeLessThan(frames.size);
});
