/** Replaces the templates in `element` with their frames, which then load near the screen. */
export function openFrames(element: Element): void {
  for (const template of element.querySelectorAll('template')) template.replaceWith(template.content);
}
