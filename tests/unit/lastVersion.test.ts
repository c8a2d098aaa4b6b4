import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { pageData } from '../../pages/pageData';
import { describeField, fieldsOf } from '../../pipeline/docs/describeField';
import { metaOf } from '../../pipeline/kinds/kind';
import { drawHills } from '../../pipeline/media/drawHills';
import { entriesOf } from '../../pipeline/model/entries';
import { factNames } from '../../pipeline/model/factsOf';
import { formPages } from '../../pipeline/model/forms';
import { retired } from '../../pipeline/model/load/renamedFields';
import { authoredSections, contentTypeOf, typeNames } from '../../pipeline/model/registry';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { renderDocument } from '../../renderer/renderDocument';
import { siteOf, treesFrom } from './plumberSite';
import { problemsIn } from './problemsIn';

const fixtures = join(projectFolder, 'tests', 'fixtures');
const list = join(projectFolder, 'docs', 'stable.txt');
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));

/** The names of fields, also those that they had in the version before; of a group, with those in it. */
function namesIn(fields: z.ZodType, base = ''): string[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const { item } = describeField(field);
    const inner = item ?? ('unwrap' in field ? (field as z.ZodOptional<z.ZodType>).unwrap() : field);
    const { formerName } = metaOf(field);
    return [name, ...(formerName ? [formerName] : [])].flatMap((each) => [
      `${base}${each}`,
      ...namesIn(inner as z.ZodType, `${base}${each}.`),
    ]);
  });
}

/** What the workflows that others call take: inputs, secrets, and variables of the repository. */
function workflowNames(): string[] {
  const folder = join(projectFolder, '.github', 'workflows');
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const { workflow_call: call } = parse(text).on ?? {};
    if (call === undefined) return [];
    const names = (kind: 'inputs' | 'secrets') => Object.keys(call?.[kind] ?? {});
    const all = [...text.matchAll(/\bvars\.[A-Z_]+/g)].map(([variable]) => variable);
    const variables = all.filter((name) => !retired[file]?.includes(name));
    return [`${file}: ${[...names('inputs'), ...names('secrets'), ...new Set(variables)].join(' ')}`];
  });
}

/** What a content repository may rely on: a group and its names on each line. */
function stableNames(): string[] {
  const types = typeNames.map((name) => {
    const { fields, file, folder, address } = contentTypeOf(name);
    const at = folder ? [`${folder}/NAME.md`, ...(address ? [address('NAME', {})] : [])] : [file];
    return `${name}: ${[...at, ...namesIn(fields)].join(' ')}`;
  });
  const sections = authoredSections.map(([name, { fields }]) => `${name}: ${namesIn(fields).join(' ')}`);
  const { address } = contentTypeOf('page');
  const pages = [address?.('home', {}), address?.('not-found', {}), ...Object.values(formPages)];
  return [
    ...types,
    ...sections.map((line) => `section ${line}`),
    `facts: ${factNames.map((name) => `{${name}}`).join(' ')}`,
    `addresses: ${pages.join(' ')}`,
    ...workflowNames(),
  ];
}

const single = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [group = '', names = ''] = line.split(': ');
    return names.split(' ').map((name) => `${group}: ${name}`);
  });

test('nothing is gone that content of the last version relies on', async () => {
  const title = `What a content repository of version ${version} may rely on. A name that goes is read for one more version.`;
  const [first, , ...lines] = readFileSync(list, 'utf8').trim().split('\n');
  const today = stableNames();
  // A new version begins its own list: `-u` writes it.
  if (first !== title) await expect(`${title}\n\n${today.join('\n')}\n`).toMatchFileSnapshot(list);
  else {
    const read = [
      ...today,
      ...Object.entries(retired).map(([group, names]) => `${group}: ${names.join(' ')}`),
    ];
    expect(single(lines).filter((each) => !single(read).includes(each))).toEqual([]);
  }
});

/** The content of a site as the last version had it, with pictures. */
async function siteOfLastVersion(name: string): Promise<string> {
  const content = join(mkdtempSync(join(inject('copies'), 'last-')), 'content');
  cpSync(join(fixtures, 'lastVersion', name), content, { recursive: true });
  if (name === 'painter') {
    const picture = await drawHills(name, { color: '#3b2a55', action: '#8a4fbf' });
    writeFileSync(join(content, 'images/home.jpg'), picture);
    cpSync(join(fixtures, 'answers/marsh-and-daughter.png'), join(content, 'images/logo.png'));
  } else
    for (const path of ['images/sink.jpg', 'images/van.jpg', 'portfolio/drains/drain-1.jpg']) {
      mkdirSync(dirname(join(content, path)), { recursive: true });
      cpSync(join(fixtures, 'plumber', path), join(content, path));
    }
  return content;
}

test.each(['plumber', 'painter'])('the %s of the last version is checked and built', async (name) => {
  const content = await siteOfLastVersion(name);
  expect(problemsIn(content).filter(({ code }) => code !== 'to-write')).toEqual([]);
  const site = await siteOf(content);
  const pages = entriesOf(site).map((page) => renderDocument(pageData(page, site), treesFrom(content)));
  expect(pages.length).toBe({ plumber: 10, painter: 4 }[name]);
  for (const page of pages) expect(page).toContain(String(site.business.phone));
});
