import { createContext, useContext } from 'react';
import type { LabelKey, Labels, SiteLanguage } from '../pipeline/labels/labels';

const WordsContext = createContext<SiteLanguage | null>(null);

/** Provides the language and the labels. */
export const WordsProvider = WordsContext;

/** The language of the page and its labels. Scripts in the browser get labels through `pickLabels`. */
export function useWords(): SiteLanguage {
  const words = useContext(WordsContext);
  if (!words) throw new Error('`useLabels` must be used within a <WordsProvider />');
  return words;
}

export function useLabels(): Labels {
  return useWords().labels;
}

/** Some labels as JSON, for the props of an island or for the attribute `data-labels`, which `readLabels` parses in the browser. */
export function pickLabels<K extends LabelKey>(labels: Labels, keys: readonly K[]): Pick<Labels, K> {
  return Object.fromEntries(keys.map((key) => [key, labels[key]])) as Pick<Labels, K>;
}
