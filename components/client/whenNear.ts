/** Runs `task` once when `element` is at most `distance` (`200px`) from the screen. */
export function whenNear(element: Element, distance: string, task: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
}
