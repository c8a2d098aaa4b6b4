import { fill } from '../../../pipeline/labels/fill.ts';
import type { Context } from './context.ts';
import { corsFor, HttpError, isAllowedOrigin, jsonResponse, seeOther } from './http.ts';
import { errorName, log } from './log.ts';

/**
 * Answers a page of the site with what `accept` resolves to, as JSON, or with the status and the words of the `HttpError` that it
 * throws. A plain form, which cannot read JSON, is sent to the page that says how it went.
 */
export async function answerPage(
  request: Request,
  context: Context,
  accept: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<Response> {
  const { business, settings } = context;
  const asked = request.headers.get('origin');
  const origin = asked !== null && isAllowedOrigin(asked, settings.allowedOrigins) ? asked : null;
  const cors = origin === null ? {} : corsFor(origin);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });

  const site = origin ?? settings.siteUrl;
  try {
    const answer = await accept();
    return isPlainForm(request)
      ? seeOther(site + business.thanksPath)
      : jsonResponse(200, { ok: true, ...answer }, cors);
  } catch (reason) {
    const error = toHttpError(reason, context);
    log('refused', { status: error.status });
    if (isPlainForm(request)) return seeOther(site + business.notSentPath);
    return jsonResponse(error.status, { error: error.message }, { ...cors, ...error.headers });
  }
}

function isPlainForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  return (
    request.method === 'POST' && /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)
  );
}

function toHttpError(reason: unknown, { business }: Context): HttpError {
  if (reason instanceof HttpError) return reason;
  log('failed', { error: errorName(reason) });
  return new HttpError(500, fill(business.answers.failed, { phone: business.phone }));
}
