import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureHeader } from '../../../media/pictureFile';
import { rangeOfField } from '../../../passages/fieldRange';
import { placeIn } from '../../../passages/Range';
import { isOfType } from '../../Document';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';
import { logoIn, namedLogo } from '../../site/pictures/namedPictures';
import { nearest } from '../../suggest';
import { drawingFault } from './drawingFaults';

/** Bytes. A logo is on every page. */
const MAX_SVG = 60_000;
const MAX_PNG = 400_000;

const KIND = /\.(svg|png)$/i;

const logoFile = rule({
  id: 'logo-file',
  about:
    'The logo is not in the content folder, or is neither an SVG nor a PNG. Upload it into images, and write its path.',
  site(input, report) {
    const { tree, documents } = input;
    const document = documents.find(isOfType('business'));
    const path = namedLogo(documents);
    if (!document || path === undefined) return;
    const range = rangeOfField(document.source, 'brand.logo', 0);
    if (!logoIn(input)) {
      const candidates = [...tree.others, ...tree.pictures].filter((each) => KIND.test(each));
      const expected = nearest(path, candidates);
      const advice = expected ? `Did you mean ${expected}?` : 'Upload it, or delete this line.';
      const says = { what: `There is no file ${path} in the content folder.`, advice };
      report({ range, says, ...(expected && { fix: write(range, expected) }) });
    } else if (!KIND.test(path)) {
      const advice = 'Save it as one of these and upload that.';
      report({ range, says: { what: 'A logo must be an SVG or a PNG.', advice } });
    }
  },
});

function logoFault(root: string, path: string): string | undefined {
  const file = join(root, path);
  const size = lstatSync(file).size;
  const most = /\.svg$/i.test(path) ? MAX_SVG : MAX_PNG;
  if (size > most)
    return `It has ${Math.ceil(size / 1000)} KB, and would be loaded on every page. Make it smaller than ${most / 1000} KB.`;
  if (!/\.svg$/i.test(path))
    return pictureHeader(file).kind === 'png'
      ? undefined
      : 'It is not a PNG, whatever its name says. Save it again as PNG.';
  const text = readFileSync(file, 'utf8');
  const fault = drawingFault(text);
  if (fault)
    return `It contains ${fault}. Ask for a plain SVG without scripts, links and pictures in it, or upload a PNG.`;
  return /<svg[^>]*\b(viewBox|width)\s*=/i.test(text)
    ? undefined
    : 'It does not say how large it is. Export it again with its size (viewBox), or upload a PNG.';
}

const logoUnsafe = rule({
  id: 'logo-unsafe',
  what: 'The site cannot show this logo.',
  advice: '{fault}',
  about:
    'The logo is damaged or too large, or it is an SVG that contains more than a drawing: a script, a link, something loaded from elsewhere. Such files can harm visitors. Ask for a plain SVG, or upload a PNG.',
  site(input, report) {
    const { tree } = input;
    const path = logoIn(input);
    if (path === undefined || !KIND.test(path)) return;
    const fault = logoFault(tree.root, path);
    if (fault) report({ range: placeIn(`${tree.label}/${path}`), data: { fault } });
  },
});

export const logoRules: readonly Rule[] = [logoFile, logoUnsafe];
