import { createContext, useContext } from 'react';
import type { LabelKey, Labels, SiteLanguage } from '../pipeline/labels/labels';

const WordsContext = createContext<SiteLanguage | null>(null);

/** Gives the components in it the texts of a language. */
export const WordsProvider = WordsContext;

/** The language of the page and its texts. Scripts in the browser get theirs by `pickLabels`. */
export function useWords(): SiteLanguage {
  const words = useContext(WordsContext);
  if (!words) throw new Error('`useLabels` must be used within a <WordsProvider />');
  return words;
}

/** The texts of ours, in the language of the page. */
export function useLabels(): Labels {
  return useWords().labels;
}

/** Some labels, as JSON: the props of an island, or the value of `data-labels`, which `readLabels` reads in the browser. */
export function pickLabels<K extends LabelKey>(labels: Labels, keys: readonly K[]): Pick<Labels, K> {
  return Object.fromEntries(keys.map((key) => [key, labels[key]])) as Pick<Labels, K>;
}
