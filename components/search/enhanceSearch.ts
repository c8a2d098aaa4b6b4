import { fill } from '../../pipeline/labels/fill';
import { readLabels } from '../readLabels';
import type { SearchLabels } from './ArticleSearch';

/** Milliseconds after the last key until the search starts. */
const DELAY = 200;
const MAX_RESULTS = 8;
const NOTHING = { total: 0, best: [] };

export function enhanceSearch(form: HTMLFormElement): void {
  const box = form.querySelector('input');
  const status = form.querySelector('[data-found]');
  const list = form.querySelector('[data-results]');
  const sheet = form.querySelector('template')?.content.firstElementChild;
  if (!box || !status || !list || !sheet) return;
  const labels = readLabels<SearchLabels>(form);
  let timer: ReturnType<typeof setTimeout>;
  let latest = 0;
  const show = async () => {
    latest += 1;
    const mine = latest;
    const query = box.value.trim();
    const found = query === '' ? NOTHING : await searchArticles(query, MAX_RESULTS).catch(() => undefined);
    if (mine !== latest) return;
    status.textContent = query === '' ? '' : describeFound(labels, found);
    list.replaceChildren(...(found?.best ?? []).map((each) => renderResult(sheet, each)));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, DELAY);
  });
  if (box.value !== '') show();
}

/** What the search found, or that it failed. */
function describeFound(labels: SearchLabels, found: { total: number; best: unknown[] } | undefined): string {
  if (!found) return labels.searchFailed;
  const { total, best } = found;
  if (total === 0) return labels.foundNone;
  const label = total > best.length ? labels.foundMore : total === 1 ? labels.foundOne : labels.foundOther;
  return fill(label, { total, shown: best.length });
}

interface Result {
  url: string;
  title: string;
  excerpt: string;
}

function renderResult(sheet: Element, { url, title, excerpt }: Result): Node {
  const item = sheet.cloneNode(true) as Element;
  item.querySelector('a')?.setAttribute('href', url);
  for (const [part, text] of [
    ['[data-title]', title],
    ['[data-excerpt]', excerpt],
  ] as const) {
    const element = item.querySelector(part);
    if (element) element.textContent = text;
  }
  return item;
}

/** The part of Pagefind's module that is used here. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

interface Fragment {
  url: string;
  plain_excerpt: string;
  meta: { title?: string };
}

/** The build writes it beside the pages. */
const INDEX = '/pagefind/pagefind.js';
/** The only script that it starts by an address. */
const WORKER = '/pagefind/pagefind-worker.js';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): object;
}

/** The page's security policy allows no script by an address but one that this policy returns. */
function allowWorker(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const isWorker = (address: string) => new URL(address, location.href).href === location.origin + WORKER;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isWorker(address) ? address : null),
  });
}

/** The number of results, and the best `limit` of them. Rejects if the index cannot be loaded. */
async function searchArticles(query: string, limit: number) {
  allowWorker();
  const pagefind: Pagefind = await import(/* @vite-ignore */ INDEX);
  const { results } = await pagefind.search(query);
  const found = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  const best = found.map(({ url, plain_excerpt: excerpt, meta }) => ({
    url,
    title: meta.title ?? url,
    excerpt,
  }));
  return { total: results.length, best };
}
