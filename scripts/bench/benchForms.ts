import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { job } from '../issueForms/forms/job';
import type { Question } from '../issueForms/issueForm';
import { formSite } from '../issueForms/issueForms';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';
import { portOf } from '../stack/freePort';
import { type Measured, measure } from './measure';
import { markdownTable } from './tables';

/**
 * Measures both jobs of a form with four photos of 12 megapixels, with a server in the place of GitHub's API. Photos
 * are noise, which takes longer to encode than what a camera sees.
 */
readOptions('Measures the owner’s forms.', {});
const folder = join(projectPaths.cache, 'bench', 'forms');
const [content, origin, event, out] = ['start/content', 'origin.git', 'event.json', 'form'].map((name) =>
  join(folder, name),
) as [string, string, string, string];
const PHOTOS = 4;

rmSync(folder, { recursive: true, force: true });
cpSync(projectPaths.content, content, { recursive: true });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
    cwd: join(folder, 'start'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
git('init', '--quiet', '--initial-branch=main');
git('add', '--all');
git('commit', '--quiet', '--message=Start');
git('clone', '--quiet', '--bare', '.', origin);
for (const name of ['read', 'propose']) git('clone', '--quiet', origin, join(folder, name));

const photos = await Promise.all(Array.from({ length: PHOTOS }, photo));
const idOf = (number: number) => `${String(number).padStart(8, '0')}-1111-4222-8333-444444444444`;
const server = createServer(async (request, response) => {
  await request.toArray();
  const path = String(request.url);
  const photo = photos[photos.findIndex((_, index) => path.endsWith(idOf(index)))];
  const answer = path.includes('/permission')
    ? { permission: 'write' }
    : path.endsWith('/status')
      ? { statuses: [] }
      : request.method === 'GET'
        ? []
        : { number: 1, state: 'open', title: '', id: 1 };
  response.end(photo ?? JSON.stringify(answer));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${portOf(server)}`;

const attached = photos.map((_, index) => `![Image](${url}/user-attachments/assets/${idOf(index)})`);
const typed: Record<string, string> = {
  title: 'A Kitchen for the Bench',
  description: 'A kitchen that exists for the bench only, with four photos of twelve million pixels each.',
  finished: 'May 2026',
  took: '3 weeks',
  cost: '$38,000',
  scope: 'Kitchen',
  photos: attached.join('\n\n'),
  'photos-shown': 'A white wall\nA white floor\nA white door\nA white window',
  body: 'The owners wanted a kitchen, and we built it.',
};
const answer = ({ id, control, options, required }: Question) =>
  typed[id] ?? (control === 'choice' && required ? [...(options?.keys() ?? [])][0] : '_No response_');
const body = job
  .questions(formSite(content))
  .map((question) => `### ${question.label}\n\n${answer(question)}`)
  .join('\n\n');
const person = { login: 'owner' };
writeFileSync(
  event,
  JSON.stringify({
    action: 'opened',
    issue: { number: 1, state: 'open', body, created_at: '2026-11-01T08:00:00Z', user: person },
    sender: person,
    repository: { full_name: 'owner/website' },
  }),
);

Object.assign(process.env, {
  GITHUB_API_URL: url,
  GITHUB_SERVER_URL: url,
  GITHUB_TOKEN: 'token',
  GITHUB_EVENT_PATH: event,
  GITHUB_OUTPUT: join(folder, 'output'),
  GITHUB_REPOSITORY: 'owner/website',
  BASE_BRANCH: 'main',
});
mkdirSync(out);
const run = (task: 'read' | 'propose'): Promise<Measured> => {
  const site = ['--site', join(folder, task)];
  return measure(['--import', 'tsx', 'scripts/ownerForm.ts', ...site, task, out]);
};
const jobs = [
  ['reading', await run('read')],
  ['proposing', await run('propose')],
] as const;
server.close();
const tip = execFileSync('git', ['--git-dir', origin, 'show', '--stat', '--format=', 'form-1'], {
  encoding: 'utf8',
});
if (!tip.includes('a-white-window.jpg')) throw new Error('the form gave no commit with its photos');
const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6;
console.log(`A finished job with ${PHOTOS} photos of 4032 x 3024, ${megabytes.toFixed(1)} MB together:\n`);
console.log(
  markdownTable(
    ['Job', 'Wall s', 'CPU s', 'Peak MB'],
    jobs.map(([what, { wall, cpu, memory }]) => [what, wall.toFixed(1), cpu.toFixed(1), memory.toFixed(0)]),
  ),
);
rmSync(folder, { recursive: true, force: true });

/** A photo of a phone held upright, whose pixels lie on their side. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 2016, height: 1512, channels: 3 as const, background: 'white', noise };
  const raw = await sharp({ create }).png().toBuffer();
  return sharp(raw).resize(4032, 3024).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
}
