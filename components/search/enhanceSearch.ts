import { labels } from '../labels';

/** Milliseconds after the last key before the index is asked. */
const PAUSE = 200;
const MOST = 8;
const NOTHING = { total: 0, best: [] };

/** Shows what is found while the visitor writes. */
export function enhanceSearch(form: HTMLFormElement): void {
  const box = form.querySelector('input');
  const status = form.querySelector('[data-found]');
  const list = form.querySelector('[data-results]');
  const sheet = form.querySelector('template')?.content.firstElementChild;
  if (!box || !status || !list || !sheet) return;
  let timer: ReturnType<typeof setTimeout>;
  let latest = 0;
  const show = async () => {
    latest += 1;
    const mine = latest;
    const words = box.value.trim();
    const found = words === '' ? NOTHING : await searchIndex(words, MOST).catch(() => undefined);
    if (mine !== latest) return;
    status.textContent =
      words === '' ? '' : found ? labels.found(found.total, found.best.length) : labels.searchFailed;
    list.replaceChildren(...(found?.best ?? []).map((each) => resultOf(sheet, each)));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, PAUSE);
  });
  if (box.value !== '') show();
}

interface Result {
  url: string;
  title: string;
  excerpt: string;
}

function resultOf(sheet: Element, { url, title, excerpt }: Result): Node {
  const item = sheet.cloneNode(true) as Element;
  item.querySelector('a')?.setAttribute('href', url);
  for (const [part, words] of [
    ['[data-title]', title],
    ['[data-excerpt]', excerpt],
  ] as const) {
    const place = item.querySelector(part);
    if (place) place.textContent = words;
  }
  return item;
}

/** As much of Pagefind's own module as is used here. */
interface Pagefind {
  search(words: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

interface Fragment {
  url: string;
  plain_excerpt: string;
  meta: { title?: string };
}

/** Made by the build beside the pages. */
const INDEX = '/pagefind/pagefind.js';

/** How much the index has for these words, and the best of it. It is loaded with the first question. Rejects where it cannot be. */
async function searchIndex(words: string, most: number) {
  const pagefind: Pagefind = await import(/* @vite-ignore */ INDEX);
  const { results } = await pagefind.search(words);
  const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
  const best = found.map(({ url, plain_excerpt: excerpt, meta }) => ({
    url,
    title: meta.title ?? url,
    excerpt,
  }));
  return { total: results.length, best };
}
