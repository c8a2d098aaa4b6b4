import { setTimeout as wait } from 'node:timers/promises';

/** Waits until `find` returns a value. Throws an error that names `what` after `seconds`. */
export async function waitFor<Value>(
  what: string,
  find: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  seconds = 120,
): Promise<Value> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50)) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(`Waited ${seconds} s for ${what}`);
}
