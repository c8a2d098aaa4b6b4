/** Milliseconds after which a page counts as painted. A page in a background tab is never painted. */
const MAX_WAIT_FOR_PAINT = 5000;

/** Resolves after the first paint. Requests that start then do not compete with the resources of the first screen. */
export const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, MAX_WAIT_FOR_PAINT);
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});

/** Runs `task` after the load event and the first paint. */
export function afterLoad(task: () => void): void {
  const whenPainted = () => painted.then(task);
  if (document.readyState === 'complete') whenPainted();
  else window.addEventListener('load', whenPainted, { once: true });
}

/** Resolves after this time. */
export function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs `task` when the browser is idle, at the latest after `timeout` milliseconds. */
export function whenIdle(task: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout });
  else setTimeout(task, timeout);
}

/** Imports a module after the first paint. Resolves to undefined if the import fails. */
export function importAfterPaint<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  return painted.then(load).catch(() => undefined);
}

/** Runs `task` once, when `element` is at most `distance` (such as `200px`) from the viewport. */
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
