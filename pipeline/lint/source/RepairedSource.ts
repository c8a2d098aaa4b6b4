import type { Source } from '../../source/Source';
import type { Problem } from '../Problem';

/** A source as it would be if the faults of its layout were fixed. */
export interface RepairedSource extends Source {
  problems: Problem[];
  /** Whether the fields could be read, if need be after repairs. */
  readable: boolean;
  /** Fields and groups of which a problem in `problems` is the cause of all else that is wrong with them. */
  unsure: Set<string>;
}
