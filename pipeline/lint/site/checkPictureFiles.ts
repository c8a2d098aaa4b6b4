import { join } from 'node:path';
import { isCutOff } from '../../media/isCutOff';
import { pictureHeader } from '../../media/pictureHeader';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemOfFile } from './problemAt';

/** More than cameras make, and what takes a builder minutes. */
const MOST_BYTES = 40_000_000;
const MOST_PIXELS = 120_000_000;
/** Less than a card on a phone. */
const LEAST_WIDTH = 320;

/** Pictures that browsers cannot show, that are too large to work with, or too small to look good. */
export function checkPictureFiles({ tree }: Content): Problem[] {
  return tree.pictures.flatMap((path) => {
    const found = wrongWith(join(tree.root, path));
    return found ? [problemOfFile(`${tree.label}/${path}`, ...found)] : [];
  });
}

function wrongWith(path: string): [code: string, message: string, severity: Problem['severity']] | undefined {
  const { kind, bytes, width, height } = pictureHeader(path);
  if (kind === 'heic')
    return [
      'picture-kind',
      'This is an iPhone photograph (HEIC), which browsers cannot show. Save it as JPEG (.jpg) and upload that.',
      'error',
    ];
  if (kind === 'other')
    return [
      'picture-broken',
      'This file has the name of a picture, but it is no picture inside. Upload the photograph again.',
      'error',
    ];
  const size = width && height ? `${width} by ${height} pixels` : '';
  if (bytes > MOST_BYTES || (width ?? 0) * (height ?? 0) > MOST_PIXELS)
    return [
      'picture-huge',
      `This picture is too large to work with: ${[size, megabytes(bytes)].filter(Boolean).join(', ')}. Make it 4000 pixels wide or less and upload it again.`,
      'error',
    ];
  if (isCutOff(path, kind))
    return [
      'picture-broken',
      'The end of this picture is missing: its upload was interrupted. Upload the photograph again.',
      'error',
    ];
  if (!width || width >= LEAST_WIDTH) return undefined;
  return [
    'picture-tiny',
    `This picture is only ${size}, so it would look blurred. Upload a larger one, at least 1200 pixels wide.`,
    'warning',
  ];
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
