import { parse } from 'node-html-parser';
import { ask } from './ask';
import { Failure } from './Failure';

/** The form of a live page: where it posts, and what it sends of itself. */
export interface LiveForm {
  readonly page: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads the form that a visitor of `page` sees. */
export async function readForm(page: string): Promise<LiveForm> {
  const answer = await ask(page, { redirect: 'follow' });
  if (!answer.ok) throw new Failure(`${page} answers ${answer.status}`);

  const form = parse(await answer.text()).querySelector('form[method="post"]');
  const action = form?.getAttribute('action');
  if (!form || !action) throw new Failure(`${page} has no form to send`);

  const hidden = form
    .querySelectorAll('input[type="hidden"]')
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const);
  return { page, action: new URL(action, answer.url).href, fields: Object.fromEntries(hidden) };
}
