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
export async function searchIndex(words: string, most: number) {
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
