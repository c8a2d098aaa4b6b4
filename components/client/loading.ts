/** Milliseconds: a page that is loaded behind another one is not painted, and a busy phone may paint a second late. */
const LATEST_PAINT = 5000;

/** Resolves after the first paint: what is fetched then does not compete with what is seen first. */
export const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, LATEST_PAINT);
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});

// Style sheets read it.
painted.then(() => {
  document.documentElement.dataset.painted = '';
});

/** Runs `task` once the page has loaded and was painted. */
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

/** Loads a script after the first paint and uses it. Where it cannot be loaded, the page works without it; errors inside it still show. */
export function whenLoaded<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => void,
  failed = () => {},
): Promise<void> {
  return painted.then(load).then(use, failed);
}

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

/** Holds back clicks on links and buttons in `element` until the returned function is called, which repeats the last one. */
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
    /** Only in some browsers. */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

export const savesData = () => navigator.connection?.saveData === true;

export const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
