import type { Figures } from './runLighthouse';

/** Each figure's own median over the runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const median = (name: keyof Figures): number =>
    runs.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}
