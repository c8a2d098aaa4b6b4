import { describe, expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles';

const layerOf = (path: string): string => path.split('/')[0] ?? '';
const edges = sourceFiles.flatMap((file) => file.imports.map((each) => ({ ...each, file })));
const between = edges.flatMap(({ file, target, typeOnly }) =>
  target && layerOf(target) !== layerOf(file.path) ? [{ path: file.path, target, typeOnly }] : [],
);

/** The cycles of a graph of names, each as the path from a name back to itself. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];

  function visit(name: string, way: readonly string[]): void {
    const start = way.indexOf(name);
    if (start >= 0) cycles.push([...way.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  }

  for (const name of graph.keys()) visit(name, []);
  return cycles;
}

/** The one function that every layer calls: it fills in the names of a text, and imports nothing. */
const FILL = 'pipeline/labels/fill.ts';
/** The limits of a request and the check of its phone number, which the form and the function share. They import nothing either. */
const SHARED_CHECKS = /^supabase\/functions\/submit-contact-form\/(?:limits|phone|photos\/photoLimits)\.ts$/;

describe('who may import whom', () => {
  /** The directions of the diagram in the README: what a layer may import, not what it does. */
  const mayImport: Record<string, readonly string[]> = {
    pipeline: [],
    components: ['pipeline', 'supabase'],
    pages: ['components', 'pipeline'],
    renderer: ['pages', 'components', 'pipeline', 'supabase'],
    scripts: ['renderer', 'pages', 'components', 'pipeline', 'supabase'],
    supabase: ['pipeline'],
    tests: ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase'],
  };

  test.each(Object.entries(mayImport))('%s imports only from its own layer and: %s', (layer, allowed) => {
    const wrong = between.filter(
      ({ path, target }) => layerOf(path) === layer && !allowed.includes(layerOf(target)),
    );
    expect(wrong.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  test('components take types from other layers, never values but `fill` and the shared checks of a request', () => {
    const wrong = between.filter(
      ({ path, target, typeOnly }) =>
        layerOf(path) === 'components' && !typeOnly && target !== FILL && !SHARED_CHECKS.test(target),
    );
    expect(wrong.map(({ path, target }) => `${path} imports ${target} without \`import type\``)).toEqual([]);
  });

  test('the renderer takes only types from the function that it writes facts for', () => {
    const wrong = between.filter(
      ({ path, target, typeOnly }) =>
        layerOf(path) === 'renderer' && layerOf(target) === 'supabase' && !typeOnly,
    );
    expect(wrong.map(({ path, target }) => `${path} imports ${target} without \`import type\``)).toEqual([]);
  });

  test('the function takes only types of labels, and `fill`: its texts are in its facts', () => {
    const wrong = between.filter(
      ({ path, target, typeOnly }) =>
        layerOf(path) === 'supabase' &&
        !(
          target.startsWith('pipeline/labels/') &&
          (typeOnly || target === FILL || /(?:\.test|\/sampleBusiness)\.ts$/.test(path))
        ),
    );
    expect(wrong.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  test('there are no cycles', () => {
    const graph = new Map(sourceFiles.map(({ path }): [string, string[]] => [path, []]));
    for (const { file, target } of edges) if (target) graph.get(file.path)?.push(target);
    expect(findCycles(graph).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });
});

describe('who may import whom inside the pipeline', () => {
  const folderOf = (path: string): string => /^pipeline\/([^/]+)\//.exec(path)?.[1] ?? '';

  /** The directions inside the pipeline, in the same diagram. */
  const mayImport: Record<string, readonly string[]> = {
    source: [],
    labels: [],
    workers: [],
    kinds: ['labels', 'markdown', 'source'],
    markdown: ['kinds', 'labels', 'source'],
    media: ['kinds', 'source'],
    model: ['kinds', 'labels', 'markdown', 'media', 'source', 'workers'],
    docs: ['kinds', 'labels', 'model', 'source'],
    passages: ['kinds', 'markdown', 'model', 'source'],
    lint: ['kinds', 'labels', 'markdown', 'media', 'model', 'passages', 'source', 'workers'],
  };

  test('every folder has its line', () => {
    const folders = sourceFiles.map(({ path }) => folderOf(path)).filter(Boolean);
    expect([...new Set(folders)].sort()).toEqual(Object.keys(mayImport).sort());
  });

  test.each(Object.entries(mayImport))('%s imports only from its own folder and: %s', (folder, allowed) => {
    const wrong = edges.filter(
      ({ file, target }) =>
        folderOf(file.path) === folder &&
        !file.isTest &&
        target &&
        folderOf(target) &&
        ![folder, ...allowed].includes(folderOf(target)),
    );
    expect(wrong.map(({ file, target }) => `${file.path} imports ${target}`)).toEqual([]);
  });

  test('the linter is imported by commands and tests, and by nothing that pages are made of', () => {
    const wrong = edges.filter(
      ({ file, target }) =>
        target?.startsWith('pipeline/lint/') && !/^(pipeline\/lint|scripts|tests)\//.test(file.path),
    );
    expect(wrong.map(({ file, target }) => `${file.path} imports ${target}`)).toEqual([]);
  });

  test('no file with rules imports another one', () => {
    const ruleFiles = new Set(
      edges.filter(({ file }) => file.path === 'pipeline/lint/rules.ts').map(({ target }) => target),
    );
    const wrong = edges.filter(({ file, target }) => ruleFiles.has(file.path) && ruleFiles.has(target));
    expect(ruleFiles.size).toBeGreaterThan(40);
    expect(
      wrong
        .filter(({ target }) => target?.startsWith('pipeline/lint/rules/'))
        .map(({ file, target }) => `${file.path} imports ${target}`),
    ).toEqual([]);
  });

  test('what renders pages in a worker loads neither the schemas nor what reads files', () => {
    const loaded = new Set(['renderer/renderDocument.tsx', 'pipeline/model/load/cachedTexts.ts']);
    for (const path of loaded)
      for (const { target, typeOnly } of sourceFiles.find((file) => file.path === path)?.imports ?? [])
        if (target && !typeOnly) loaded.add(target);
    expect(loaded).toContain('components/sections/Faq.tsx');
    const unwanted = /^pipeline\/(model\/(sections|contentTypes|registry)|source\/(parseYaml|readSource))/;
    expect([...loaded].filter((path) => unwanted.test(path))).toEqual([]);
  });
});

describe('one owner for each package', () => {
  const fitsOwner: readonly (readonly [owner: RegExp, packages: RegExp])[] = [
    [/^pipeline\/source\//, /^(gray-matter|yaml)$/],
    [/^pipeline\/markdown\//, /^(unified|remark-.+|rehype-.+)$/],
    [/^pipeline\/media\//, /^(sharp|image-size)$/],
    [/^pipeline\/workers\//, /^tinypool$/],
    [/^(pages\/\+|renderer\/)/, /^(vike(\/.+)?|react-dom\/server)$/],
  ];

  test.each(fitsOwner)('%s alone imports %s', (owner, packages) => {
    const users = edges
      .filter(({ file, from }) => !file.isTest && packages.test(from))
      .map(({ file }) => file.path);
    expect(users.filter((path) => !owner.test(path))).toEqual([]);
    expect(users).not.toEqual([]);
  });

  test('one module of the site imports supabase-js', () => {
    const fits = ({ path, isTest }: SourceFile): boolean => !isTest && !path.startsWith('supabase/');
    const users = edges
      .filter(({ file, from }) => fits(file) && from.startsWith('@supabase/'))
      .map(({ file }) => file.path);
    expect([...new Set(users)]).toHaveLength(1);
  });
});

test('a section is a model and a component of one name', () => {
  const namesIn = (folder: string, ending: string): string[] =>
    sourceFiles
      .map(({ path }) => path)
      .filter((path) => path.startsWith(folder) && path.endsWith(ending))
      .map((path) => path.slice(folder.length, -ending.length))
      .filter((name) => /^\w+$/.test(name));
  const models = namesIn('pipeline/model/sections/', '.ts').map(
    (kind) => `${kind[0]?.toUpperCase()}${kind.slice(1)}`,
  );
  expect(models).not.toEqual([]);
  expect(namesIn('components/sections/', '.tsx').toSorted()).toEqual(models.toSorted());
});

describe('names', () => {
  test('no two files differ only in the case of their letters, which are one file on some machines', () => {
    const seen = new Map<string, string>();
    const twins = sourceFiles.flatMap(({ path }) => {
      const other = seen.get(path.toLowerCase());
      seen.set(path.toLowerCase(), path);
      return other ? [`${other} and ${path}`] : [];
    });
    expect(twins).toEqual([]);
  });
});
