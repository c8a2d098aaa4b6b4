import type { ComponentType } from 'react';
import { holdClicks } from '../client/holdClicks';
import { whenNear } from '../client/loading';

/** Distance below the screen at which the script of an island is fetched. */
const NEAR = '200px';

/** The script of every page calls `enhance` with each element that matches this. */
export const selector = 'page-island';

/** Hydrates an island when it is near. If that fails, it stays static HTML. Style sheets select by `data-live`, tests by the other attributes. */
export function enhance(island: HTMLElement): void {
  const loaders = import.meta.glob<Record<string, ComponentType>>('../**/*.island.tsx');
  const name = island.dataset.name ?? '';
  const load = Object.entries(loaders).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
  if (!load) return;
  island.dataset.live = '';
  const hydrate = async () => {
    const release = holdClicks(island);
    try {
      const [module, { hydrateIsland }] = await Promise.all([load(), import('./hydrateIsland')]);
      const Component = module[name];
      if (Component) await hydrateIsland(island, Component);
      island.dataset.hydrated = '';
    } catch {
      delete island.dataset.live;
      island.dataset.failed = '';
    }
    release();
  };
  whenNear(island, NEAR, hydrate);
}
