import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the hosts' programs in a job: writes down what they are told, and copies the folder that they publish. */
const [tool = '', ...args] = process.argv.slice(2).filter((word) => word !== '--yes');
const [name] = tool.split('@');
const after = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const { LOCAL_GITHUB: github = '', GITHUB_JOB: job, GITHUB_RUN_ID: run } = process.env;

if (!['supabase', 'netlify-cli', 'wrangler'].includes(name)) {
  console.error(`npx ${tool} is not played here`);
  process.exit(1);
}
appendFileSync(join(github, 'commands.jsonl'), `${JSON.stringify({ run: Number(run), job, name, args })}\n`);
if (name === 'netlify-cli') publish(after('--dir'), args.includes('--prod') ? 'main' : after('--alias'));
if (name === 'wrangler') publish(args[args.indexOf('deploy') + 1], after('--branch'));

function publish(folder, branch) {
  const target = join(github, 'published', branch);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(folder, target, { recursive: true });
}
