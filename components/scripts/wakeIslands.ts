import type { ComponentType } from 'react';
import { holdClick } from './holdClick';
import { wakeMoments } from './wakeMoments';

type Load = () => Promise<Record<string, ComponentType>>;

/** Wakes every island of the page when its marker says so. `loaders`: by the path of its file. */
export function wakeIslands(loaders: Record<string, Load>): void {
  const moments: Record<string, (typeof wakeMoments)['load']> = wakeMoments;
  for (const marker of document.querySelectorAll<HTMLElement>('page-island')) {
    const { name = '', when = 'load' } = marker.dataset;
    const path = Object.keys(loaders).find((each) => each.endsWith(`/${name}.island.tsx`));
    const load = path && loaders[path];
    if (load) moments[when]?.(marker, () => wake(marker, name, load));
  }
}

/** A script that cannot be loaded leaves the page as it stands. */
async function wake(marker: HTMLElement, name: string, load: Load): Promise<void> {
  const release = holdClick(marker);
  try {
    const [module, { hydrateIsland }] = await Promise.all([load(), import('./hydrateIsland')]);
    const Component = module[name];
    if (Component) await hydrateIsland(marker, Component);
    marker.dataset.awake = '';
  } catch {
    marker.dataset.asleep = '';
  }
  release();
}
