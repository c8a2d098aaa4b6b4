import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../projectPaths';
import { barChart } from './barChart';
import { type Figures, type Recorded, readFigures } from './figures';
import { pageTable, type WorkRow, workTable } from './tables';

const seconds = (value: number) => `${value.toFixed(1)} s`;
const times = (value: number) => `${value.toFixed(2)} ×`;
const articles = (count: number) => `${count.toLocaleString('en-US')} articles`;

/** docs/speed.md with its tables, and its charts, from the recorded figures: by path in the project. */
export function drawSpeed(): Map<string, string> {
  const { build, validate, pages } = readFigures();
  const text = readFileSync(join(projectPaths.docs, 'speed.md'), 'utf8');
  const tables = {
    pages: underMachine(pages, pageTable(pages.rows)),
    build: underMachine(build, workTable(build.rows)),
    validate: underMachine(validate, workTable(validate.rows)),
  };
  const document = Object.entries(tables).reduce(
    (before, [name, table]) => withTable(before, name, table),
    text,
  );
  return new Map([
    ['docs/speed.md', document],
    ['docs/speed/pages.svg', pagesChart(pages)],
    ['docs/speed/floor.svg', floorChart([...build.rows, ...validate.rows])],
    ['docs/speed/again.svg', againChart(build.rows)],
    ['docs/speed/page-cost.svg', costChart(build.rows)],
  ]);
}

function underMachine({ machine, day }: Recorded<unknown>, table: string): string {
  return `Measured on ${day}: ${machine}.\n\n${table}`;
}

/** Replaces the table between its marks. */
function withTable(text: string, name: string, table: string): string {
  const [before, rest] = text.split(`<!-- ${name} -->`);
  const [, after] = (rest ?? '').split(`<!-- end of ${name} -->`);
  if (after === undefined) throw new Error(`docs/speed.md has no marks for the table ${name}`);
  return `${before}<!-- ${name} -->\n\n${table}\n\n<!-- end of ${name} -->${after}`;
}

function pagesChart({ rows }: Figures['pages']): string {
  const bars = rows.map(({ address, lcp }) => ({ label: address, value: lcp }));
  return barChart({
    title: 'Largest Contentful Paint, Lighthouse mobile',
    bars,
    show: (ms) => `${ms} ms`,
    aim: 1500,
  });
}

function floorChart(rows: readonly WorkRow[]): string {
  const bars = rows.flatMap(({ articles: count, what, cpu, floor }) =>
    floor
      ? [{ label: `${what === 'cold' ? 'cold build' : what}, ${articles(count)}`, value: cpu / floor }]
      : [],
  );
  return barChart({ title: 'CPU beside merely reading and parsing the same files', bars, show: times });
}

function againChart(rows: readonly WorkRow[]): string {
  const bars = rows
    .filter(({ what }) => ['nothing changed', 'one article edited', 'one article added'].includes(what))
    .map(({ articles: count, what, wall }) => ({ label: `${what}, ${articles(count)}`, value: wall }));
  return barChart({ title: 'Building again, by the clock', bars, show: seconds });
}

function costChart(rows: readonly WorkRow[]): string {
  const bars = rows.flatMap(({ articles: count, what, cpu, pages }) =>
    what === 'cold' && pages ? [{ label: articles(count), value: (cpu * 1000) / pages }] : [],
  );
  return barChart({ title: 'CPU of a cold build for each page', bars, show: (ms) => `${ms.toFixed(1)} ms` });
}
