/** Runs `work` once the browser has nothing better to do, at the latest `within` milliseconds from now. */
export function whenIdle(work: () => void, within: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: within });
  else setTimeout(work, within);
}
