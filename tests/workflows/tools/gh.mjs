import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Stands for GitHub's own command in a job: `gh api`, `gh pr list` and `gh pr create`. */
const text = { type: 'string' };
const { values, positionals } = parseArgs({
  options: {
    'raw-field': { ...text, short: 'f', multiple: true },
    jq: { ...text, short: 'q' },
    head: text,
    base: text,
    state: text,
    json: text,
    title: text,
    body: text,
    silent: { type: 'boolean' },
  },
  allowPositionals: true,
});
const { GH_TOKEN, GITHUB_TOKEN, GH_REPO, GITHUB_REPOSITORY, GITHUB_API_URL } = process.env;
const repository = GH_REPO ?? GITHUB_REPOSITORY;
const [command, action] = positionals;

if (command === 'api') print(await call(values['raw-field'] ? 'POST' : 'GET', action, readFields()));
else if (`${command} ${action}` === 'pr list') {
  const pulls = await call(
    'GET',
    `repos/${repository}/pulls?head=${repository.split('/')[0]}:${values.head}`,
  );
  print(pulls.filter(({ state }) => state === (values.state ?? 'open')));
} else if (`${command} ${action}` === 'pr create') {
  const { title, body, head, base } = values;
  await call('POST', `repos/${repository}/pulls`, { title, body, head, base });
} else fail(`gh ${positionals.join(' ')} is not played here`);

function readFields() {
  return values['raw-field'] && Object.fromEntries(values['raw-field'].map((pair) => pair.split(/=(.*)/s)));
}

async function call(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/${path}`, {
    method,
    headers: { authorization: `Bearer ${GH_TOKEN ?? GITHUB_TOKEN}` },
    body: body && JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) fail(`gh: HTTP ${response.status} ${path} ${answer}`);
  return answer ? JSON.parse(answer) : undefined;
}

function print(answer) {
  if (values.silent || answer === undefined) return;
  if (!values.jq) return console.log(JSON.stringify(answer));
  const { stdout, status } = spawnSync('jq', ['-r', values.jq], {
    input: JSON.stringify(answer),
    encoding: 'utf8',
  });
  if (status !== 0) fail(`gh: the query ${values.jq} failed`);
  process.stdout.write(stdout);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
