import { setTimeout as wait } from 'node:timers/promises';
import { type HTMLElement, parse } from 'node-html-parser';

export class CanaryError extends Error {}

/** The form of a live page: where it posts, its hidden fields, and an answer to all that it requires. */
interface LiveForm {
  readonly page: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads the form that a visitor of `page` sees. */
export async function readForm(page: string): Promise<LiveForm> {
  const answer = await request(page, { redirect: 'follow' });
  if (!answer.ok) throw new CanaryError(`${page} answers ${answer.status}`);

  const form = parse(await answer.text()).querySelector('form[method="post"]');
  const action = form?.getAttribute('action');
  if (!form || !action) throw new CanaryError(`${page} has no form to send`);

  const filled = form
    .querySelectorAll('input[type="hidden"], [required]')
    .map((control) => [control.getAttribute('name') ?? '', valueFor(control)] as const);
  return { page, action: new URL(action, answer.url).href, fields: Object.fromEntries(filled) };
}

/** The value that a control has or, where it is to be filled in, one that the form takes. */
function valueFor(control: HTMLElement): string {
  if (control.tagName !== 'SELECT') return control.getAttribute('value') ?? 'Website check';
  const choice = control.querySelectorAll('option').find((option) => option.getAttribute('value') !== '');
  return choice?.text.trim() ?? '';
}

/** Milliseconds before each further attempt, as the page's own script waits. */
const PAUSES = [500, 1000, 2000];

/** Sends as the page's script does, from the page's origin. */
export async function sendByScript({ page, action, fields }: LiveForm, lead: object): Promise<void> {
  const { origin } = new URL(page);
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ ...fields, ...lead });
  const post = () => request(action, { method: 'POST', headers, body });

  let answer = await post();
  for (const pause of PAUSES) {
    if (answer.status < 502 || answer.status > 504) break;
    await wait(pause);
    answer = await post();
  }
  if (answer.status !== 200)
    throw new CanaryError(`the form answers ${answer.status}${await readError(answer)}`);

  const allowed = answer.headers.get('access-control-allow-origin');
  if (new URL(action).origin !== origin && allowed !== origin) {
    throw new CanaryError(`pages of ${origin} may not read the form's answer: name it in ALLOWED_ORIGINS`);
  }
}

/** Sends as a browser without scripts does, and follows to the thank-you page. */
export async function sendWithoutScript(
  { page, action, fields }: LiveForm,
  lead: Readonly<Record<string, string>>,
  thanksPath: string,
): Promise<void> {
  const { origin } = new URL(page);
  const body = new URLSearchParams({ ...fields, ...lead });
  const answer = await request(action, { method: 'POST', headers: { origin }, body });
  const next = answer.headers.get('location');
  if (answer.status !== 303 || next === null || new URL(next, action).pathname !== thanksPath) {
    throw new CanaryError(
      `without scripts the form answers ${answer.status} and leads to ${next ?? 'nowhere'}, not to ${thanksPath}`,
    );
  }
  const thanks = await request(new URL(next, action).href, { redirect: 'follow' });
  if (!thanks.ok) throw new CanaryError(`${thanks.url} answers ${thanks.status}`);
}

/** Fetches without following redirects; throws a `CanaryError` where no answer comes within 10 s. */
async function request(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...options });
  } catch {
    throw new CanaryError(`${address} does not answer`);
  }
}

async function readError(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'string' ? `: ${error}` : '';
}
