import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, inject, test } from 'vitest';
import { scriptBudgetError } from './scriptBudget';

const PAGE = '<script src="/assets/entries/page.js" type="module" async></script>';
let client: string;
beforeEach(() => {
  client = mkdtempSync(join(inject('copies'), 'budget-'));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(client, path)), { recursive: true });
  writeFileSync(join(client, path), text);
}

/** A comment that gzip cannot make smaller. */
const ballast = (bytes: number) => `/*${randomBytes((bytes * 3) / 4).toString('base64')}*/`;

test('says nothing of small scripts', () => {
  write('assets/entries/page.js', ballast(1000));
  expect(scriptBudgetError(client, PAGE)).toBeUndefined();
});

test('counts what is imported at once, by names, for its effect and further on', () => {
  write('assets/entries/page.js', 'import{a as b}from"../chunks/a.js";import"../chunks/b.js";');
  write('assets/chunks/a.js', `export*from"./c.js";${ballast(1800)}`);
  write('assets/chunks/b.js', ballast(1800));
  write('assets/chunks/c.js', ballast(1800));
  expect(scriptBudgetError(client, PAGE)).toMatch(
    /more than 3072[\s\S]+entries\/page\.js[\s\S]+chunks\/a\.js[\s\S]+chunks\/c\.js[\s\S]+chunks\/b\.js: \d+ bytes/,
  );
});

test('does not count what is imported later', () => {
  write('assets/entries/page.js', 'import("../chunks/a.js")');
  write('assets/chunks/a.js', ballast(9000));
  expect(scriptBudgetError(client, PAGE)).toBeUndefined();
});
