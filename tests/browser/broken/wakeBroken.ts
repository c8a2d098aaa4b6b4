import type { ComponentType } from 'react';
import { wakeIslands } from '../../../components/scripts/wakeIslands';

wakeIslands(import.meta.glob<Record<string, ComponentType>>('./*.island.tsx'));
