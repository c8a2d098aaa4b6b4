/** Loaded where a picture has to be made: most builds make none, and its native code takes longer to load than they check. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
