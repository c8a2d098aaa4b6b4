import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCutOff, type PictureHeader, pictureHeader } from '../../../media/pictureFile';
import { memoize } from '../../../model/memoize';
import { rangeOfText, startOfFile } from '../../../passages/Range';
import { type ContentTree, isOtherPicture } from '../../../source/listFolder';
import { type MessageText, type Problem, type Report, rule, type SiteInput, warning } from '../../rule';
import {
  logoIn,
  type NamedPicture,
  namedLogo,
  picturesIn,
  plainPath,
  rangeOfPicture,
} from '../../site/pictures';
import { nearestPicture } from '../../suggest';
import { drawingFault } from './drawingFaults';

/** Larger pictures, which cameras do not produce, take minutes to build. */
const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 120_000_000;
/** Decoding an AVIF takes 19 bytes of memory a pixel, and other formats take 4. */
const MAX_AVIF_PIXELS = 24_000_000;
/** The build makes WebP and AVIF, which allow at most 16,383 pixels a side. */
const MAX_SIDE = 16_000;
/** Minimum widths in pixels: of a card on a phone, of half a wide screen, and of all of it. */
const MIN_WIDTHS = { card: 320, half: 640, whole: 1200 };

/** What is said about a photo that an iPhone saved in its own format. */
export const HEIC_AS_JPEG =
  'This is an iPhone photo (HEIC), which browsers cannot show. On the iPhone, choose Settings, Camera, Formats, “Most Compatible”, and take it again; or send it to yourself by email, which makes a JPEG (.jpg), and upload that.';

const UPLOAD_AGAIN = 'Upload the photograph again.';
const UPLOAD_LARGER = 'Upload a larger one, at least 1200 pixels wide.';

/** For a picture with damage that only decoding finds. */
export const damagedPicture: MessageText = {
  what: 'This picture is damaged.',
  advice: 'Open the photograph on your computer, save it again as JPEG (.jpg) and upload that.',
};

/** What is wrong with a picture file, and the id of the rule that says so. */
function faultOf(
  path: string,
  { kind, bytes, width = 0, height = 0 }: PictureHeader,
): [ruleId: string, says: MessageText] | undefined {
  const pixels = `${width} by ${height} pixels`;
  const maxPixels = kind === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (kind === 'heic') return ['picture-kind', { what: HEIC_AS_JPEG }];
  if (kind === 'other') {
    const what = 'This file has the name of a picture, but there is no picture in it.';
    return ['picture-broken', { what, advice: UPLOAD_AGAIN }];
  }
  if (bytes > MAX_BYTES || width * height > maxPixels || Math.max(width, height) > MAX_SIDE) {
    const size = [...(width > 0 ? [pixels] : []), `${Math.ceil(bytes / 1_000_000)} MB`].join(', ');
    const advice = 'Make it at most 4000 pixels wide and high, and upload it again.';
    return ['picture-huge', { what: `This picture is too large: ${size}.`, advice }];
  }
  if (isCutOff(path, kind)) {
    const what = 'The end of this picture is missing because its upload was interrupted.';
    return ['picture-broken', { what, advice: UPLOAD_AGAIN }];
  }
  if (width === 0 || width >= MIN_WIDTHS.card) return undefined;
  return [
    'picture-tiny',
    { what: `This picture is only ${pixels}, so it would look blurred.`, advice: UPLOAD_LARGER },
  ];
}

const faultsIn = memoize(({ root, pictures }: ContentTree) =>
  pictures.map((path) => {
    const file = join(root, path);
    const header = pictureHeader(file);
    return { path, header, fault: faultOf(file, header) };
  }),
);

/** A check of all picture files that the rule with this id explains. */
const checkPictureFiles =
  (id: string) =>
  (input: SiteInput, report: Report): void => {
    const logo = id === 'picture-tiny' ? logoIn(input) : undefined;
    for (const { path, fault: [ruleId, says] = [] } of faultsIn(input.tree))
      if (ruleId === id && says && path !== logo)
        report({ range: startOfFile(`${input.tree.label}/${path}`), ...says });
  };

function minWidthOf({ document, field }: NamedPicture): number {
  const [, kind] = /^(hero|photo|callout)\b[^.]*\.image$/.exec(field) ?? [];
  if (!kind) return 0;
  const isWhole = kind === 'photo' || (kind === 'hero' && document.address === '/');
  return isWhole ? MIN_WIDTHS.whole : MIN_WIDTHS.half;
}

/** Reports pictures that are too narrow for a place that shows them large. Files with a fault of their own are reported as files. */
function reportStretched({ tree, forEachDocument }: SiteInput, report: Report): void {
  const usable = new Map(
    faultsIn(tree).flatMap(({ path, header, fault }) => (fault ? [] : [[path, header]])),
  );
  forEachDocument((document) => {
    for (const picture of picturesIn(document)) {
      const minWidth = minWidthOf(picture);
      const { width = 0, height } = usable.get(plainPath(picture.path)) ?? {};
      if (width === 0 || width >= minWidth) continue;
      const what = `This picture has only ${width} by ${height} pixels, and here it is shown large, so it would look blurred.`;
      report({ range: rangeOfPicture(picture), what, advice: UPLOAD_LARGER });
    }
  });
}

export const pictureBroken = rule({
  id: 'picture-broken',
  site: checkPictureFiles('picture-broken'),
});

export const pictureFileRules = [
  rule({
    id: 'picture-kind',
    what: 'Browsers cannot show this kind of file as a picture.',
    advice: 'Save it as JPEG (.jpg) and upload that.',
    site(input, report) {
      const { others, label } = input.tree;
      const logo = logoIn(input);
      for (const path of others)
        if (isOtherPicture(path) && path !== logo) report({ range: startOfFile(`${label}/${path}`) });
      checkPictureFiles('picture-kind')(input, report);
    },
  }),
  pictureBroken,
  rule({
    id: 'picture-huge',
    site: checkPictureFiles('picture-huge'),
  }),
  warning({
    id: 'picture-tiny',
    site(input, report) {
      checkPictureFiles('picture-tiny')(input, report);
      reportStretched(input, report);
    },
  }),
];

/** Bytes. The logo is loaded on every page. */
const MAX_SVG = 60_000;
const MAX_PNG = 400_000;

const LOGO_ENDING = /\.(svg|png)$/i;

const logoFile = rule({
  id: 'logo-file',
  site(input, report) {
    const { tree, business } = input;
    const path = namedLogo(input);
    if (!business || path === undefined) return;
    const fail = (problem: Problem) => report({ range: rangeOfText(business, 'brand.logo'), ...problem });
    if (!logoIn(input)) {
      const candidates = [...tree.others, ...tree.pictures].filter((each) => LOGO_ENDING.test(each));
      const expected = nearestPicture(path, candidates);
      const advice = expected ? `Did you mean ${expected}?` : 'Upload it, or delete this line.';
      fail({ what: `There is no file ${path} in the content folder.`, advice, expected });
    } else if (!LOGO_ENDING.test(path))
      fail({ what: 'A logo must be an SVG or a PNG.', advice: 'Save it as one of these and upload that.' });
  },
});

/** Why the site cannot show a logo; `undefined` if it can. */
function logoFault(root: string, path: string): string | undefined {
  const file = join(root, path);
  const { size } = lstatSync(file);
  const isDrawing = /\.svg$/i.test(path);
  const maxBytes = isDrawing ? MAX_SVG : MAX_PNG;
  if (size > maxBytes)
    return `It has ${Math.ceil(size / 1000)} KB, and would be loaded on every page. Make it smaller than ${maxBytes / 1000} KB.`;
  if (!isDrawing && pictureHeader(file).kind !== 'png')
    return 'It is not a PNG, whatever its name says. Save it again as PNG.';
  if (!isDrawing) return undefined;
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
  site(input, report) {
    const { root, label } = input.tree;
    const path = logoIn(input);
    const fault = path !== undefined && LOGO_ENDING.test(path) && logoFault(root, path);
    if (fault) report({ range: startOfFile(`${label}/${path}`), data: { fault } });
  },
});

export const logoRules = [logoFile, logoUnsafe];
