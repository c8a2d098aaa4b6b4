import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linksIn } from '../unit/guideLinks';
import { problemsIn } from '../unit/problemsIn';

const project = join(import.meta.dirname, '..', '..');

describe('the guide of this site', () => {
  const guide = readFileSync(join(project, 'content/README.md'), 'utf8');

  test('opens files that exist', () => {
    const opened = linksIn(guide).flatMap(
      (link) => /\/(?:edit|tree|upload)\/main\/(\S+)$/.exec(link)?.[1] ?? [],
    );
    expect(opened).toContain('content/business.md');
    expect(opened.filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });

  test('leads to headings that exist', () => {
    const reference = readFileSync(join(project, 'content/FIELDS.md'), 'utf8');
    expect(guide).toContain('(FIELDS.md#sections-of-a-page)');
    expect(reference).toContain('## Sections of a page');
  });

  test('and its reference are no content', () => {
    const files = problemsIn(join(project, 'content')).map(({ file }) => file);
    expect(files.filter((file) => /README|FIELDS/.test(file))).toEqual([]);
  });
});
