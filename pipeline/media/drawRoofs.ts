/** A plain drawing in two colors until there is a photo: rows of roofs, other ones for each `name`. JPEG, 1600 by 1067 pixels. */
export async function drawRoofs(
  name: string,
  { color, action }: { color: string; action: string },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const random = randomFrom(name);
  const rows = [0.25, 0.5, 1].map((opacity, row) =>
    drawRow(560 + row * 170, { color, action, opacity }, random),
  );
  const sky = `<rect width="1600" height="1067" fill="#ffffff"/><rect width="1600" height="1067" fill="${color}" opacity="0.12"/>`;
  const sun = `<circle cx="${250 + random() * 1100}" cy="260" r="110" fill="${action}" opacity="0.85"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">${sky}${sun}${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

interface Paint {
  color: string;
  action: string;
  opacity: number;
}

function drawRow(top: number, { color, action, opacity }: Paint, random: () => number): string {
  const houses: string[] = [];
  for (let left = -150 * random(); left < 1600; ) {
    const width = 190 + 170 * random();
    const eaves = top + 60 * random();
    const ridge = eaves - 90 - 70 * random();
    const shape = `M${left} 1067V${eaves}L${left + width / 2} ${ridge}L${left + width} ${eaves}V1067Z`;
    houses.push(
      `<path d="${shape}" fill="#ffffff"/><path d="${shape}" fill="${color}" opacity="${opacity}"/>`,
    );
    if (random() < 0.5)
      houses.push(
        `<rect x="${left + width / 2 - 22}" y="${eaves + 24}" width="44" height="56" fill="${action}" opacity="${opacity}"/>`,
      );
    left += width + 30 * random();
  }
  return houses.join('');
}

/** Numbers from 0 to 1, always the same for a name (mulberry32). */
function randomFrom(name: string): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
