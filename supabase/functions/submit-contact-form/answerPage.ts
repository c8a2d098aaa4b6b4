import { fill } from '../../../pipeline/labels/fill.ts';
import type { Context } from './context.ts';
import { corsFor, HttpError, isAllowedOrigin, jsonResponse, seeOther } from './http.ts';
import { errorName, log } from './log.ts';

/** Checks method and origin. Answers with the result of `accept` or the `HttpError` that it throws: a form sent without JavaScript by a redirect, others by JSON. */
export async function answerPage(
  request: Request,
  context: Context,
  accept: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<Response> {
  const { business, settings } = context;
  const sentOrigin = request.headers.get('origin');
  const origin =
    sentOrigin !== null && isAllowedOrigin(sentOrigin, settings.allowedOrigins) ? sentOrigin : null;
  const cors = origin === null ? {} : corsFor(origin);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });

  const siteOrigin = origin ?? settings.siteUrl;
  try {
    const { onlyPosts, wrongOrigin } = business.answers;
    if (request.method !== 'POST') throw new HttpError(405, onlyPosts, { allow: 'POST, OPTIONS' });
    if (origin !== sentOrigin) throw new HttpError(403, wrongOrigin);
    const answer = await accept();
    return isHtmlForm(request)
      ? seeOther(siteOrigin + business.thanksPath)
      : jsonResponse(200, { ok: true, ...answer }, cors);
  } catch (reason) {
    const error = toHttpError(reason, context);
    log('refused', { status: error.status });
    if (isHtmlForm(request)) return seeOther(siteOrigin + business.notSentPath);
    return jsonResponse(error.status, { error: error.message }, { ...cors, ...error.headers });
  }
}

/** Whether the browser sent the form itself, without JavaScript. */
function isHtmlForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  const isForm = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type);
  return request.method === 'POST' && isForm;
}

function toHttpError(reason: unknown, { business }: Context): HttpError {
  if (reason instanceof HttpError) return reason;
  log('failed', { error: errorName(reason) });
  return new HttpError(500, fill(business.answers.failed, { phone: business.phone }));
}
