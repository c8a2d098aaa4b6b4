import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GithubApi } from '../pullRequest/githubApi';

const Login = z.object({ login: z.string() });
const Event = z.object({
  action: z.string(),
  issue: z.object({
    number: z.number().int().positive(),
    state: z.string(),
    body: z
      .string()
      .nullish()
      .transform((body) => body ?? ''),
    created_at: z.string(),
    title: z.string().default(''),
    labels: z.array(z.unknown()).default([]),
    /** A pull request is an issue too. */
    pull_request: z.unknown().optional(),
    user: Login.nullable(),
  }),
  /** Present for a new comment on the issue. */
  comment: z.object({ id: z.number() }).optional(),
  sender: Login,
});

export type FormEvent = z.output<typeof Event>;

/** Reads the event file of a workflow. Throws if the event is not about an issue. */
export const readFormEvent = (file: string): FormEvent => Event.parse(JSON.parse(readFileSync(file, 'utf8')));

const MAY_WRITE = ['admin', 'maintain', 'write'];
const Permission = z.object({ permission: z.string() });

/** Whether the author of the issue and the sender of the event have write access to the repository now. */
export async function mayWrite(api: GithubApi, { issue, sender }: FormEvent): Promise<boolean> {
  for (const login of new Set([issue.user?.login ?? '', sender.login])) {
    if (!/^[\w-]+(?:\[bot\])?$/.test(login)) return false;
    const found = await api.find(`/collaborators/${encodeURIComponent(login)}/permission`, Permission);
    if (!MAY_WRITE.includes(found?.permission ?? '')) return false;
  }
  return true;
}
