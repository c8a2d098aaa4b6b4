import { join } from 'node:path';
import { isCutOff, pictureHeader } from '../../../media/pictureFile';
import { memoize } from '../../../model/memoize';
import { placeIn } from '../../../passages/Range';
import { type ContentTree, isOtherPicture } from '../../../source/listFolder';
import type { Words } from '../../finding';
import { type Report, type Rule, rule, type SiteInput } from '../../rule';
import { logoIn } from '../../site/pictures/namedPictures';

/** More than cameras produce; such pictures take minutes to build. */
const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 120_000_000;
/** An AVIF takes 19 bytes of memory a pixel when it is opened, where others take 4. */
const MAX_AVIF_PIXELS = 24_000_000;
/** WebP and AVIF, which the build makes, end at 16,383 pixels. */
const MAX_SIDE = 16_000;
/** Less than a card on a phone. */
const MIN_WIDTH = 320;

interface PictureFault {
  file: string;
  kind: 'heic' | 'other' | 'cut-off' | 'huge' | 'tiny';
  width?: number;
  height?: number;
  bytes: number;
}

const pictureFaults = memoize(({ root, label, pictures }: ContentTree): PictureFault[] =>
  pictures.flatMap((path) => {
    const { kind, ...size } = pictureHeader(join(root, path));
    const fault = faultOf(join(root, path), { kind, ...size });
    return fault ? [{ file: `${label}/${path}`, kind: fault, ...size }] : [];
  }),
);

type Header = ReturnType<typeof pictureHeader>;

function isHuge({ kind, bytes, width = 0, height = 0 }: Header): boolean {
  const maxPixels = kind === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  return bytes > MAX_BYTES || width * height > maxPixels || Math.max(width, height) > MAX_SIDE;
}

function faultOf(path: string, header: Header) {
  const { kind, width } = header;
  if (kind === 'heic' || kind === 'other') return kind;
  if (isHuge(header)) return 'huge';
  if (isCutOff(path, kind)) return 'cut-off';
  return width && width < MIN_WIDTH ? 'tiny' : undefined;
}

const inPixels = ({ width, height }: PictureFault) =>
  width && height ? [`${width} by ${height} pixels`] : [];

/** A check of the pictures with a fault of these kinds. */
function checkPictures(kinds: Partial<Record<PictureFault['kind'], (fault: PictureFault) => Words>>) {
  return (input: SiteInput, report: Report): void => {
    const { tree } = input;
    const logo = logoIn(input);
    for (const fault of pictureFaults(tree)) {
      if (fault.kind === 'tiny' && fault.file === `${tree.label}/${logo}`) continue;
      const says = kinds[fault.kind]?.(fault);
      if (says) report({ range: placeIn(fault.file), says });
    }
  };
}

/** How a photograph of an iPhone comes as JPEG. */
export const HEIC_AS_JPEG =
  'This is an iPhone photo (HEIC), which browsers cannot show. On the iPhone, choose Settings, Camera, Formats, “Most Compatible”, and take it again; or send it to yourself by email, which makes a JPEG (.jpg), and upload that.';

const checkHeic = checkPictures({ heic: () => ({ what: HEIC_AS_JPEG }) });

const pictureKind = rule({
  id: 'picture-kind',
  what: 'Browsers cannot show this kind of file as a picture.',
  advice: 'Save it as JPEG (.jpg) and upload that.',
  about:
    'Browsers show pictures that are JPEG, PNG, WebP or AVIF, but not those of iPhones (HEIC), scanners or drawing programs. Save the picture as JPEG and upload that.',
  site(input, report) {
    const { others, label } = input.tree;
    const logo = logoIn(input);
    for (const path of others)
      if (isOtherPicture(path) && path !== logo) report({ range: placeIn(`${label}/${path}`) });
    checkHeic(input, report);
  },
});

const AGAIN = 'Upload the photograph again.';

export const pictureBroken = rule({
  id: 'picture-broken',
  about:
    'A picture file is damaged, or its upload was interrupted. Upload the photograph again; if that does not help, save it again as JPEG first.',
  site: checkPictures({
    other: () => ({
      what: 'This file has the name of a picture, but there is no picture in it.',
      advice: AGAIN,
    }),
    'cut-off': () => ({
      what: 'The end of this picture is missing because its upload was interrupted.',
      advice: AGAIN,
    }),
  }),
});

/** A picture that is damaged in the middle, which only decoding finds. */
export const damagedPicture: Words = {
  what: 'This picture is damaged.',
  advice: 'Open the photograph on your computer, save it again as JPEG (.jpg) and upload that.',
};

const pictureHuge = rule({
  id: 'picture-huge',
  about:
    'A picture has more than 40 megabytes or 120 million pixels (AVIF: 24 million), or is longer than 16,000 pixels. It would take minutes to process, or could not be processed at all. Make it at most 4000 pixels wide and high.',
  site: checkPictures({
    huge: (fault) => {
      const size = [...inPixels(fault), `${Math.ceil(fault.bytes / 1_000_000)} MB`].join(', ');
      return {
        what: `This picture is too large: ${size}.`,
        advice: 'Make it at most 4000 pixels wide and high, and upload it again.',
      };
    },
  }),
});

const pictureTiny = rule({
  id: 'picture-tiny',
  severity: 'warning',
  about:
    'A picture is less than 320 pixels wide, so it would look blurred. Upload one that is at least 1200 pixels wide.',
  site: checkPictures({
    tiny: (fault) => ({
      what: `This picture is only ${inPixels(fault)}, so it would look blurred.`,
      advice: 'Upload a larger one, at least 1200 pixels wide.',
    }),
  }),
});

export const pictureFileRules: readonly Rule[] = [pictureKind, pictureBroken, pictureHuge, pictureTiny];
