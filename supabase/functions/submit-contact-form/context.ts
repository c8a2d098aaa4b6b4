import type { Business } from './Business.ts';
import type { Database } from './openDatabase.ts';
import type { Settings } from './readSettings.ts';
import type { Courier } from './startCourier.ts';

/** What every request is answered with. */
export interface Room {
  readonly business: Business;
  readonly settings: Settings;
  readonly database: Database;
  readonly courier: Courier;
  /** Lets work go on after the answer. */
  readonly afterwards: (work: Promise<void>) => void;
}
