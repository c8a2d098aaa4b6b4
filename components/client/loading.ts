/** Milliseconds. A page in a background tab is never painted, and a slow phone may paint a second late. */
const LATEST_PAINT = 5000;

/** Resolves after the first paint. Requests that start then do not compete with the resources of the first screen. */
export const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, LATEST_PAINT);
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});

// Style sheets select by `data-painted`.
painted.then(() => {
  document.documentElement.dataset.painted = '';
});

/** Runs `task` after the load event and the first paint. */
export function afterLoad(task: () => void): void {
  const whenPainted = () => painted.then(task);
  if (document.readyState === 'complete') whenPainted();
  else window.addEventListener('load', whenPainted, { once: true });
}

/** Runs `task` when the browser is idle, at the latest after `timeout` milliseconds. */
export function whenIdle(task: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout });
  else setTimeout(task, timeout);
}

/** Imports a module after the first paint and passes it to `use`. If the import fails, calls `failed`. Errors in `use` are not caught. */
export function whenLoaded<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => void,
  failed = () => {},
): Promise<void> {
  return painted.then(load).then(use, failed);
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

/** Blocks clicks on links and buttons in `element` until the returned function is called, which repeats the last blocked click. */
export function holdClicks(element: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = pressed;
  };
  element.addEventListener('click', hold, true);
  return () => {
    element.removeEventListener('click', hold, true);
    held?.click();
  };
}

declare global {
  interface Navigator {
    /** Chromium browsers only. */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

export const savesData = () => navigator.connection?.saveData === true;

export const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
