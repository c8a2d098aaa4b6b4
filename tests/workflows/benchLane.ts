import { readOptions } from '../../scripts/options';

const { values } = readOptions(
  'Runs the jobs of four changes that owners make, from the pull request to the published folder, and measures each step.',
  { suite: true },
);

// Only after `--help`: these take a second to load.
const { spawnSync } = await import('node:child_process');
const { cpus, loadavg, tmpdir } = await import('node:os');
const { mkdtempSync, rmSync } = await import('node:fs');
const { join } = await import('node:path');
const { markdownTable } = await import('../../scripts/bench/tables');
const { isOfLane, openSite, ownerChanges, runOf, secondsOf } = await import('./lane');
const { writeNewSite } = await import('./projectSite');
type Hub = import('./LocalGithub').LocalGithub;
type JobRecord = import('./records').JobRecord;

/** In seconds, with warm caches: until the comment, of the whole lane, and from the merge to the published folder. */
const TARGETS = { comment: 20, lane: 90, publish: 45 };

const ends: (() => void)[] = [];
const end = (stop: () => void) => ends.push(stop);
try {
  const site = mkdtempSync(join(tmpdir(), 'new-site-'));
  end(() => rmSync(site, { recursive: true, force: true }));
  await writeNewSite(site);
  const hub = await openSite(site, { end });
  const rows: string[][] = [];
  let isSlow = false;
  for (const [what, change] of Object.entries(ownerChanges)) {
    const { number, runs, sha } = await hub.pull(what.replaceAll(' ', '-'), change);
    const gate = runOf(runs, 'gate.yml');
    const deploy = runOf(await hub.merge(number), 'deploy.yml');
    const of = (...names: string[]) =>
      secondsOf(gate.jobs.filter(({ path }) => names.includes(path.split('/')[0] ?? '')));
    const figures = {
      comment: of('content'),
      lane: secondsOf(gate.jobs.filter(isOfLane)),
      publish: secondsOf(
        deploy.jobs.filter(({ path }) => /^site\/(?:due|build|backend|publish)$/.test(path)),
      ),
    };
    isSlow ||= Object.entries(TARGETS).some(
      ([name, target]) => figures[name as keyof typeof TARGETS] > target,
    );
    console.log(`\n## ${what}: ${gate.result}\n\n${stepTable([...gate.jobs, ...deploy.jobs])}`);
    const skipped = [...gate.jobs, ...deploy.jobs].filter(({ result }) => result === 'skipped');
    const seconds = Object.values(figures).map((each) => each.toFixed(1));
    const verdict = values.suite ? [gate.result, runSuite(hub, sha)] : [gate.result];
    rows.push([what, skipped.map(({ path }) => path).join(', '), ...seconds, ...verdict]);
  }
  const targets = Object.values(TARGETS).map((seconds) => `at most ${seconds}`);
  const head = [
    'Change',
    'Jobs skipped',
    'Comment s',
    'Lane s',
    'Merge to published s',
    'Gate',
    ...(values.suite ? ['npm test'] : []),
  ];
  console.log(
    `\n${markdownTable(head, [...rows, ['Target', '', ...targets, '', ...(values.suite ? [''] : [])]])}`,
  );
  console.log(`\n${cpus().length} cores; load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`);
  process.exitCode = isSlow ? 1 : 0;
} finally {
  for (const stop of ends.reverse()) stop();
}

function stepTable(jobs: readonly JobRecord[]): string {
  const rows = jobs.flatMap(({ path, result, steps }) =>
    result === 'skipped'
      ? [[path, '', 'skipped', '']]
      : steps.map(({ name, outcome, seconds }) => [
          path,
          name.replace(/@.*/, ''),
          outcome,
          seconds.toFixed(1),
        ]),
  );
  return markdownTable(['Job', 'Step', 'Outcome', 'Seconds'], rows);
}

/** What the whole suite says of a commit, with all packages. */
function runSuite(hub: Hub, sha: string): string {
  const folder = hub.newFolder('suite');
  const run = (...command: string[]) =>
    spawnSync(command[0] ?? '', command.slice(1), {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...hub.toolEnv },
    });
  run('git', 'clone', '--quiet', hub.origin, '.');
  run('git', 'checkout', '--quiet', sha);
  run('npm', 'ci');
  return run('npm', 'test').status === 0 ? 'success' : 'failure';
}
