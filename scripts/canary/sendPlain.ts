import { ask } from './ask';
import { Failure } from './Failure';
import type { LiveForm } from './readForm';

/** Sends as a browser without scripts does, and follows to the page that says thank you. */
export async function sendPlain(
  { page, action, fields }: LiveForm,
  lead: Readonly<Record<string, string>>,
  thanksPath: string,
): Promise<void> {
  const { origin } = new URL(page);
  const body = new URLSearchParams({ ...fields, ...lead });
  const answer = await ask(action, { method: 'POST', headers: { origin }, body });
  const next = answer.headers.get('location');
  if (answer.status !== 303 || next === null || new URL(next, action).pathname !== thanksPath) {
    throw new Failure(
      `without scripts the form answers ${answer.status} and leads to ${next ?? 'nowhere'}, not to ${thanksPath}`,
    );
  }
  const thanks = await ask(new URL(next, action).href, { redirect: 'follow' });
  if (!thanks.ok) throw new Failure(`${thanks.url} answers ${thanks.status}`);
}
