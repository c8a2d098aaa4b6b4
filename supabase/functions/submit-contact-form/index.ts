import { fill } from '../../../pipeline/labels/fill.ts';
import { type Context, createContext } from './context.ts';
import { deliverMails } from './deliverMails.ts';
import { jsonResponse } from './http.ts';
import { errorName, log } from './log.ts';
import { submitPhoto } from './photos/submitPhoto.ts';
import { submitLead } from './submitLead.ts';

/** Handlers by their path below that of the function. */
const endpoints: Readonly<
  Record<string, (request: Request, context: Context) => Promise<Response> | Response>
> = {
  '': submitLead,
  '/photo': submitPhoto,
  '/deliver-mail': deliverMails,
  '/version': reportVersion,
};

const context = createContext(Deno.env.toObject());

// A connection may fail after its request was answered; that must not end the process.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  log('unhandled rejection', { error: errorName(event.reason) });
});
globalThis.addEventListener('error', (event) => {
  event.preventDefault();
  log('uncaught error', { error: errorName(event.error) });
});

Deno.serve(async (request) => {
  try {
    return await answer(request);
  } catch (reason) {
    log('not answered', { error: errorName(reason) });
    return jsonResponse(500, {
      error: fill(context.business.answers.failed, { phone: context.business.phone }),
    });
  }
});

function answer(request: Request): Promise<Response> | Response {
  // The platform adds `/functions/v1`.
  const path = /^(?:\/functions\/v1)?\/submit-contact-form(\/.*)?$/.exec(new URL(request.url).pathname);
  const endpoint = path === null ? undefined : endpoints[path[1]?.replace(/\/$/, '') ?? ''];
  return endpoint === undefined
    ? jsonResponse(404, { error: 'There is nothing at this address.' })
    : endpoint(request, context);
}

/** A deployment compares this version with its own, and skips the function if they are equal. */
function reportVersion({ method }: Request, { business }: Context): Response {
  if (method !== 'GET')
    return jsonResponse(405, { error: 'This address only answers GET.' }, { allow: 'GET' });
  return jsonResponse(200, { version: business.version ?? null });
}
