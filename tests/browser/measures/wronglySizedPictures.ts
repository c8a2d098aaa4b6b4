/**
 * Pictures whose attribute `sizes` gives a width far from that on the page, so that a browser loads a file too large, or
 * one too small to be sharp. Below 200 px the smallest file serves every screen.
 */
export function wronglySizedPictures(): string[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  const widthOf = (sizes: string): number => {
    for (const entry of sizes.split(', ')) {
      const [, media = 'all', length = entry] = /^(\(.*?\)(?: and \(.*?\))*) (.+)$/.exec(entry) ?? [];
      if (!matchMedia(media).matches) continue;
      ruler.style.width = length;
      break;
    }
    return Math.max(200, ruler.getBoundingClientRect().width);
  };
  const wrong = [...document.images].flatMap((image) => {
    if (!image.sizes || !image.checkVisibility()) return [];
    const shown = Math.max(200, image.getBoundingClientRect().width);
    const said = widthOf(image.sizes);
    return said > 2 * shown || said < 0.75 * shown
      ? [`${Math.round(shown)} px wide, but its sizes say ${Math.round(said)}: ${image.alt}`]
      : [];
  });
  ruler.remove();
  return wrong;
}
