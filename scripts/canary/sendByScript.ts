import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask';
import { Failure } from './Failure';
import type { LiveForm } from './readForm';

/** Milliseconds before each attempt, as the page's own script waits. */
const pauses = [0, 500, 1000, 2000];

async function wordsOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof words === 'string' ? `: ${words}` : '';
}

/** Sends as the page's script does, from the page's origin. */
export async function sendByScript({ page, action, fields }: LiveForm, lead: object): Promise<void> {
  const { origin } = new URL(page);
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ ...fields, ...lead });
  const post = () => ask(action, { method: 'POST', headers, body });

  let answer = await post();
  for (const pause of pauses.slice(1)) {
    if (answer.status < 502 || answer.status > 504) break;
    await wait(pause);
    answer = await post();
  }
  if (answer.status !== 200) throw new Failure(`the form answers ${answer.status}${await wordsOf(answer)}`);

  const readers = answer.headers.get('access-control-allow-origin');
  if (new URL(action).origin !== origin && readers !== origin) {
    throw new Failure(`pages of ${origin} may not read the form's answer: name it in ALLOWED_ORIGINS`);
  }
}
