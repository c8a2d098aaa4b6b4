import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fill } from '../../pipeline/labels/fill';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { type Stack, startStack } from '../stack/startStack';
import { passToFunction } from './passToFunction';

/** Milliseconds after the start during which form requests wait for the function. The browser gives up after 28 s. */
const MAX_WAIT = 25_000;

/** The form's function, which may still be starting. */
export type LocalForm = ReturnType<typeof localForm>;

/** Starts the database, the mailbox and the function of the site on `port`, with their data in `folder`; prints what to do if it fails. */
export function startForm(port: number, business: Business, folder: string): LocalForm {
  const siteOrigin = `http://localhost:${port}`;
  const starting = startStack({ folder, business, log: console.log, siteOrigin });
  starting.catch(({ message }: Error) =>
    console.error(`
The form and its database could not start: ${message}
The site is served without them, and its forms say that they cannot be sent. To repair this, stop with Ctrl-C, fix what is
named above, and start again. The logs are in ${relative(process.cwd(), folder) || '.'}.`),
  );
  return localForm(starting, business);
}

/** The form of a stack that is starting. `maxWait`: in milliseconds. */
export function localForm(starting: Promise<Stack>, business: Business, maxWait = MAX_WAIT) {
  const started = starting.catch(() => undefined);
  const tooLate = pause(maxWait, undefined, { ref: false });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const stack = await Promise.race([started, tooLate]);
    if (response.destroyed) return;
    if (stack) passToFunction(stack.functionUrl)(request, response);
    else answerNotStored(business, request, response);
  };
  return {
    /** Passes a request to the function when it runs. If it does not start in time, answers that nothing was stored. */
    answer: (request: IncomingMessage, response: ServerResponse) =>
      void answer(request, response).catch(() => response.destroy()),
    /** Resolves to undefined if the function could not start. */
    started,
    stop: async () => (await started)?.stop(),
  };
}

/** Answers like the function if it cannot reach its database. */
function answerNotStored(business: Business, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  if (!request.headers['content-type']?.includes('json')) {
    response.writeHead(303, { location: business.notSentPath }).end();
    return;
  }
  const error = fill(business.answers.notStored, { phone: business.phone });
  response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}
