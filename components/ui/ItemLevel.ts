import { createContext } from 'react';
import type { levelBelow } from './levelBelow';

/** The level of the titles of a section's things, said by whatever shows the section's heading. */
export const ItemLevel = createContext<ReturnType<typeof levelBelow>>('h3');
