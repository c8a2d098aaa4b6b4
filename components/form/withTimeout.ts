import { wait } from '../client/loading';

/** Milliseconds in which a script must load. */
const MAX_LOAD_TIME = 5000;

/** Resolves to undefined if the loading fails or takes too long. */
export function withTimeout<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([loading, wait(MAX_LOAD_TIME).then(() => undefined)]).catch(() => undefined);
}
