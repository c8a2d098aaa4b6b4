import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { listFiles, publicFolder } from '../../pipeline/source/listFolder';
import { projectPaths } from '../../scripts/projectPaths';
import { builtFolder } from '../builtSite';

/** The recommended rules, except those about the style of handwritten HTML. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: ['html5', { 'page-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } }],
  rules: {
    // React writes `<br/>`, `charSet` and long lines.
    'void-style': 'off',
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // A phone number may break at the end of a line.
    'tel-non-breaking': 'off',
    // An id may begin with a digit, because a heading may.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a label; a region that scrolls may be a `<div>`.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** Not those that the owner put into `public`, which are served as they are. */
const files = listFiles(builtFolder).filter(
  (path) => path.endsWith('.html') && !existsSync(join(publicFolder(projectPaths.content), path)),
);

test('there are pages', () => expect(files).not.toEqual([]));

test.each(files)('%s is valid HTML', async (path) => {
  const report = await validator.validateString(readFileSync(join(builtFolder, path), 'utf8'), path);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});

test('the validator finds what is wrong', async () => {
  const report = await validator.validateString('<p><div>a</p><img src="a.jpg">', 'wrong.html');
  expect(report.valid).toBe(false);
});
