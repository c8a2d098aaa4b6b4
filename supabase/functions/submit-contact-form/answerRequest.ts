import { answerLead } from './answerLead.ts';
import { answerSweep } from './answerSweep.ts';
import { answers } from './answers.ts';
import type { Room } from './Room.ts';

type Answer = (request: Request, room: Room) => Promise<Response>;

/** What stands at which path under the function's own. */
const paths: Readonly<Record<string, Answer>> = { '': answerLead, '/deliver-mail': answerSweep };

/** Answers any request to the function, with or without the platform's `/functions/v1` before its name. */
export async function answerRequest(request: Request, room: Room): Promise<Response> {
  const path = /^(?:\/functions\/v1)?\/submit-contact-form(\/.*)?$/.exec(new URL(request.url).pathname);
  const answer = path === null ? undefined : paths[path[1]?.replace(/\/$/, '') ?? ''];
  return answer === undefined
    ? answers.json(404, { error: 'There is nothing at this address.' })
    : await answer(request, room);
}
