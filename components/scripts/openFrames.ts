/** Puts the frames that wait in the templates of `place` into the page; each then loads near the screen. */
export function openFrames(place: Element): void {
  for (const template of place.querySelectorAll('template')) template.replaceWith(template.content);
}
