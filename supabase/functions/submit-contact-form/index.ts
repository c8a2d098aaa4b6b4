import { type Context, createContext } from './context.ts';
import { deliverMails } from './deliverMails.ts';
import { jsonResponse } from './http.ts';
import { submitLead } from './submitLead.ts';

/** The endpoints, by their path under the function's own. */
const endpoints: Readonly<Record<string, (request: Request, context: Context) => Promise<Response>>> = {
  '': submitLead,
  '/deliver-mail': deliverMails,
};

const context = createContext(Deno.env.toObject());

Deno.serve(async (request) => {
  // The path may begin with the platform's `/functions/v1`.
  const path = /^(?:\/functions\/v1)?\/submit-contact-form(\/.*)?$/.exec(new URL(request.url).pathname);
  const endpoint = path === null ? undefined : endpoints[path[1]?.replace(/\/$/, '') ?? ''];
  return endpoint === undefined
    ? jsonResponse(404, { error: 'There is nothing at this address.' })
    : await endpoint(request, context);
});
