import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture's file name and its bytes. */
type Hostile = readonly [name: string, bytes: Buffer];

const noise = {
  create: {
    width: 600,
    height: 400,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
  },
};
const photo = () => sharp(noise);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' }, limitInputPixels: false });

const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));

/** With garbage at a place from 0 to 1. */
function damaged(bytes: Buffer, part: number, length = 200): Buffer {
  const copy = Buffer.from(bytes);
  const from = Math.floor(copy.length * part);
  for (let at = from; at < Math.min(copy.length, from + length); at += 1) copy[at] = (at * 91 + 55) & 0xff;
  return copy;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it is this large, with `rows` rows of one color. */
function png(width: number, height: number, rows: number, interlaced = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Writes other dimensions into a file's header, two or four bytes each. */
function resized(
  bytes: Buffer,
  at: number,
  [width, height]: [number, number],
  order: 'jpeg' | 'four',
): Buffer {
  const copy = Buffer.from(bytes);
  if (order === 'jpeg') {
    copy.writeUInt16BE(height, at);
    copy.writeUInt16BE(width, at + 2);
  } else {
    copy.writeUInt32BE(width, at);
    copy.writeUInt32BE(height, at + 4);
  }
  return copy;
}

const sizeInJpeg = (bytes: Buffer) => bytes.indexOf(Buffer.from('ffc0', 'hex')) + 5;
const sizeInAvif = (bytes: Buffer) => bytes.indexOf('ispe') + 8;

/** A segment behind the beginning of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Pictures that are damaged, that unpack to far more than they are, or that only few programs write. */
export async function hostilePictures(): Promise<Record<'refused' | 'accepted' | 'either', Hostile[]>> {
  const jpeg = await photo().jpeg().toBuffer();
  const progressive = await photo().jpeg({ progressive: true }).toBuffer();
  const plainPng = await photo().png().toBuffer();
  const webp = await photo().webp().toBuffer();
  const lossless = await photo().webp({ lossless: true }).toBuffer();
  const avif = await photo().avif({ effort: 0 }).toBuffer();
  const large = await flat(8_000, 4_000).avif({ effort: 0, quality: 1 }).toBuffer();
  const gif = await photo().gif().toBuffer();
  const tiff = await photo().tiff().toBuffer();
  const bomb =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>';
  const kinds = {
    jpg: jpeg,
    'progressive.jpg': progressive,
    png: plainPng,
    webp: webp,
    'lossless.webp': lossless,
    avif: avif,
  };
  const entries = Object.entries(kinds);

  const refused: Hostile[] = [
    ...entries.flatMap(([kind, bytes]): Hostile[] => [
      [`cut-early.${kind}`, cut(bytes, 0.02)],
      [`cut-middle.${kind}`, cut(bytes, 0.5)],
      [`cut-late.${kind}`, bytes.subarray(0, bytes.length - 40)],
      [`no-header.${kind}`, bytes.subarray(64)],
      [`header-only.${kind}`, bytes.subarray(0, 12)],
    ]),
    ...['progressive.jpg', 'png', 'avif'].map(
      (kind): Hostile => [`garbage.${kind}`, damaged(Object(kinds)[kind], 0.5)],
    ),
    ['empty.jpg', Buffer.alloc(0)],
    ['page.jpg', Buffer.from('<!doctype html><title>Not found</title>')],
    ['gif.jpg', gif],
    ['tiff.jpg', tiff],
    ['bomb.svg', Buffer.from(bomb)],
    ['animated.gif', gif],
    ['tall.jpg', await flat(120, 17_000).jpeg({ quality: 1 }).toBuffer()],
    ['large.webp', await flat(16_383, 200).webp({ quality: 1, effort: 0 }).toBuffer()],
    ['large.avif', large],
    ['huge.avif', resized(large, sizeInAvif(large), [16_000, 16_000], 'four')],
    ['hidden-size.avif', resized(large, sizeInAvif(large), [1600, 1200], 'four')],
    ['large.png', png(15_000, 15_000, 1_500)],
    ['interlaced.png', png(9_000, 9_000, 2_000, 1)],
    ['says-huge.png', png(2 ** 31 - 1, 2 ** 31 - 1, 1)],
    ['no-width.png', png(0, 300, 1)],
    ['says-huge.jpg', resized(jpeg, sizeInJpeg(jpeg), [65_535, 65_535], 'jpeg')],
    ['no-width.jpg', resized(jpeg, sizeInJpeg(jpeg), [0, 300], 'jpeg')],
    ['says-large.avif', resized(avif, sizeInAvif(avif), [5_000, 5_000], 'four')],
    ['no-width.avif', resized(avif, sizeInAvif(avif), [0, 300], 'four')],
  ];
  const accepted: Hostile[] = [
    ['cmyk.jpg', await photo().toColorspace('cmyk').jpeg().toBuffer()],
    ['gray.jpg', await photo().toColorspace('b-w').jpeg().toBuffer()],
    ['deep.png', await photo().toColorspace('rgb16').png().toBuffer()],
    ['palette.png', await photo().png({ palette: true }).toBuffer()],
    ['clear.png', await photo().ensureAlpha(0.5).png().toBuffer()],
    ['interlaced.png', await photo().png({ progressive: true }).toBuffer()],
    [
      'animated.webp',
      await sharp(
        await sharp([webp, lossless], { join: { animated: true } })
          .webp()
          .toBuffer(),
        { animated: true },
      )
        .webp()
        .toBuffer(),
    ],
    [
      'profile.jpg',
      withSegment(
        jpeg,
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(3000, 0xa5)]),
      ),
    ],
    [
      'orientation.jpg',
      withSegment(
        jpeg,
        0xe1,
        Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\x00\xc8\0\0\0\0\0\0', 'latin1'),
      ),
    ],
    ['metadata.jpg', withSegment(jpeg, 0xe1, Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff', 'latin1'))],
    ['loop.jpg', withSegment(jpeg, 0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\x08', 'latin1'))],
    ['behind.jpg', Buffer.concat([jpeg, Buffer.alloc(300_000, 7)])],
    ['webp.jpg', webp],
    ['narrow.png', await flat(400, 3).png().toBuffer()],
    ['long.jpg', await flat(40, 15_900).jpeg({ quality: 1 }).toBuffer()],
  ];
  // Whatever is in the middle of these may be a picture, if a strange one.
  const either = ['jpg', 'webp', 'lossless.webp'].map(
    (kind): Hostile => [`garbage.${kind}`, damaged(Object(kinds)[kind], 0.5)],
  );
  return { refused, accepted, either };
}
