/** A placeholder for a missing photo: hills in two colors, seeded by `name`. JPEG, 1600 by 1067 pixels. */
export async function drawHills(
  name: string,
  { color, action }: { color: string; action: string },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const seed = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const random = seededRandom(seed);
  const rows = [0.25, 0.5, 1].map((opacity, row) => drawHillRow(560 + row * 170, { color, opacity }, random));
  const sky = `<rect width="1600" height="1067" fill="#ffffff"/><rect width="1600" height="1067" fill="${color}" opacity="0.12"/>`;
  const sun = `<circle cx="${250 + random() * 1100}" cy="260" r="110" fill="${action}" opacity="0.85"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">${sky}${sun}${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** A row of hills as SVG, about `top` pixels below the upper edge. */
function drawHillRow(
  top: number,
  { color, opacity }: { color: string; opacity: number },
  random: () => number,
): string {
  let line = `M0 1067V${top}`;
  for (let left = 0; left < 1600; ) {
    const width = 300 + 300 * random();
    const [peak, foot] = [top - 60 - 120 * random(), top + 60 * (random() - 0.5)];
    line += `C${left + width / 3} ${peak} ${left + (2 * width) / 3} ${peak} ${left + width} ${foot}`;
    left += width;
  }
  const shape = (fill: string, fillOpacity: number) =>
    `<path d="${line}V1067Z" fill="${fill}" opacity="${fillOpacity}"/>`;
  // White below, so that the rows behind do not show through.
  return shape('#ffffff', 1) + shape(color, opacity);
}

/** Pseudo-random numbers from 0 to 1, the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
