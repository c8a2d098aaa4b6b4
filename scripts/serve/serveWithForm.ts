import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { refuse } from '../options';
import { stackFolder } from '../stack/stackState';
import { type Stack, startStack } from '../stack/startStack';

/** Starts the local database and form, then the site's server, and ends all of it on Ctrl-C. Ends the command with 2 where a part cannot start. */
export async function serveWithForm(
  port: number,
  business: Business,
  serve: (stack: Stack) => Promise<{ stop: () => Promise<void> }>,
): Promise<Stack> {
  const parts: (() => Promise<void>)[] = [];
  stopOnSignal(parts);
  const starting = startStack({
    folder: stackFolder,
    business,
    log: console.log,
    siteOrigin: `http://localhost:${port}`,
  });
  parts.push(() => starting.then(({ stop }) => stop()).catch(() => undefined));
  const stack = await starting.catch((error: Error) =>
    refuse(`The form and its database could not start: ${error.message}`),
  );
  const site = await serve(stack).catch(async (error: Error) => {
    await stack.stop();
    return refuse(`The site could not be served: ${error.message}`);
  });
  parts.push(site.stop);
  return stack;
}

/**
 * On Ctrl-C and the like, ends the parts, the last one first, and then the program. Once: a terminal sends its Ctrl-C
 * both to npm, which passes it on, and to us. Parts may be added later.
 */
function stopOnSignal(parts: readonly (() => Promise<void>)[]): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    console.log('\nStopping…');
    for (const stop of parts.toReversed()) await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
