import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleFacts, sampleSite } from '../../pipeline/lint/site/sampleFacts';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listContent } from '../../pipeline/source/listFolder';

const { entries } = loadFolder(listContent(join(projectFolder, 'content')));
const valuesOf = (name: string, ...types: string[]) =>
  entries.filter(({ type }) => types.includes(type)).flatMap(({ fields }) => fields[name] ?? []);

test('the facts of the sample are those of its content', () => {
  expect(valuesOf('site', 'business')).toEqual([sampleSite]);
  expect(sampleFacts.name.slice(0, 2)).toEqual([
    ...valuesOf('name', 'business'),
    ...valuesOf('shortName', 'business'),
  ]);
  expect(new Set(sampleFacts.town)).toEqual(
    new Set([...valuesOf('towns', 'business'), ...valuesOf('name', 'area')]),
  );
  expect(sampleFacts.county).toEqual(valuesOf('counties', 'business').map((name) => `${name} County`));
  expect(sampleFacts['phone number']).toEqual(expect.arrayContaining(valuesOf('phone', 'business', 'area')));
  expect(sampleFacts.license).toEqual(valuesOf('license', 'business'));
  expect(sampleFacts.person).toEqual([...valuesOf('name', 'member'), ...valuesOf('name', 'review')]);
});
