import type { ComponentType } from 'react';
import { hydrateWhenNear } from '../../../components/island/Island.client';

const loaders = import.meta.glob<Record<string, ComponentType>>('./*.island.tsx');

for (const island of document.querySelectorAll<HTMLElement>('page-island')) hydrateWhenNear(island, loaders);
