import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callCommand } from './callCommand';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const project = join(import.meta.dirname, '..', '..');

/** Runs it as it is typed, in `cwd`. */
function start(args: string[], cwd: string) {
  const { INIT_CWD: _typedIn, ...env } = process.env;
  const script = join(project, 'scripts', 'run.mjs');
  const options = { cwd, env, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [script, 'validate', ...args], options);
}

const validate = (args: string[], cwd?: string) => callCommand('validate', args, cwd);

test('takes a folder relative to where the command is typed, and ends with 0 where it is right', () => {
  const { status, stdout } = start(['--content', 'plumber'], join(project, 'tests', 'fixtures'));
  expect(stdout).toContain('16 files checked: 0 errors, 0 warnings.');
  expect(status).toBe(0);
});

describe('with an error', () => {
  const broken = () => {
    const folder = copyContent();
    edit(folder, 'pages/thank-you.md', '-> /', '-> /contct');
    return folder;
  };

  test('prints one JSON object and ends with 1', async () => {
    const { status, stdout } = await validate(['--site', dirname(broken()), '--format', 'json']);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      files: 16,
      problems: [
        {
          file: 'content/pages/thank-you.md',
          line: 10,
          column: 28,
          field: 'hero.buttons.0',
          severity: 'error',
          code: 'link-broken',
          message: 'There is no page /contct for this link. Did you mean /contact?',
          url: 'https://github.com/maple-row/website/blob/HEAD/docs/rules.md#link-broken',
          fix: { line: 10, endLine: 10, text: '    - Back to the start -> /contact', kind: 'choice' },
        },
      ],
    });
    expect(status).toBe(1);
  });

  test('proposes no line that would bring another message', async () => {
    const folder = copyContent();
    edit(folder, 'pages/thank-you.md', 'Back to the start -> /', 'Call us -> tel:1-207-555-PIPE');
    edit(folder, 'business.md', '04101', '4101');
    const { stdout } = await validate(['--content', folder, '--format', 'json']);
    expect(JSON.parse(stdout).problems).toMatchObject([
      { code: 'postal-code', fix: { text: '  postalCode: 04101' } },
      { code: 'phone', fix: null },
    ]);
  });
});

describe('where it cannot run', () => {
  test.each([
    ['an unknown folder', ['--content', '/nowhere/at/all'], 'There is no folder /nowhere/at/all'],
    ['a file for a folder', ['--content', 'package.json'], 'package.json'],
    ['a file outside the folder', ['package.json'], 'package.json is not below'],
    ['a file that there is not', ['content/pages/nowhere.md'], 'There is no file'],
  ])('ends with 2 and one sentence: %s', async (_what, args, says) => {
    const { status, stdout, stderr } = await validate(args);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

describe('--fix', () => {
  test('writes the line that cannot be wrong and nothing else', async () => {
    const folder = copyContent();
    const path = join(folder, 'pages/contact.md');
    const right = readFileSync(path, 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(path, right.replace('  text: A plumber reads this', '\ttext: A plumber reads this'));
    const { status, stdout } = await validate(['--content', folder, '--fix']);
    expect(stdout).toContain('fixed  content/pages/contact.md:12');
    expect(readFileSync(path, 'utf8')).toBe(right);
    expect(status).toBe(0);
  });
});

describe('npm run new', () => {
  test('writes a file in which the check misses only the words', async () => {
    const folder = copyContent();
    expect(await callCommand('new', ['review', 'On the Roof', '--content', folder])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(readFileSync(join(folder, 'reviews/on-the-roof.md'), 'utf8')).toContain('On the Roof');
    expect(problemsIn(folder).map(({ code }) => code)).toEqual(['template-words']);
  });

  test('knows what people call a type', async () => {
    const { stdout } = await callCommand('new', ['town', 'Gorham', '--content', copyContent()]);
    expect(stdout).toContain('areas/gorham');
  });

  test.each([
    ['an unknown type', ['roof']],
    ['a title that leaves no name for the file', ['page', '!!!']],
    ['a whole site without answers and without a terminal to ask in', ['site']],
  ])('writes nothing and ends with 1: %s', async (_what, args) => {
    const { status, stdout, stderr } = await callCommand('new', [...args, '--content', copyContent()]);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  test('never writes over a file', async () => {
    const folder = copyContent();
    const before = readFileSync(join(folder, 'pages/contact.md'), 'utf8');
    const { status, stderr } = await callCommand('new', ['page', 'Contact', '--content', folder]);
    expect(stderr).toContain('exists already');
    expect(readFileSync(join(folder, 'pages/contact.md'), 'utf8')).toBe(before);
    expect(status).toBe(1);
  });
});
