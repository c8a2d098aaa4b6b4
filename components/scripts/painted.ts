/** The longest wait, in ms: a page that is made ready behind another is not painted; a busy phone may paint a second late. */
const LONGEST = 5000;

/** Settles once the page was painted for the first time: what is asked for later does not share the line with what is seen first. */
export const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, LONGEST);
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});

// For style sheets.
painted.then(() => {
  document.documentElement.dataset.painted = '';
});
