/** Puts the frames that wait in the templates of `panel` into the page; each then loads near the screen. */
export function openPosts(panel: HTMLElement): void {
  for (const template of panel.querySelectorAll('template')) template.replaceWith(template.content);
}
