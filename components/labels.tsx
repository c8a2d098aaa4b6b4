import { createContext, use } from 'react';
import type { LabelKey, Labels, SiteLanguage } from '../pipeline/labels/labels';

/** Provides the language of the page and its labels: the short texts that visitors read and no owner writes, such as “Close”. */
export const SiteLanguageProvider = createContext<SiteLanguage | null>(null);

/** The language of the page and its labels. Scripts in the browser get labels through `useScriptLabels`. */
export function useSiteLanguage(): SiteLanguage {
  const siteLanguage = use(SiteLanguageProvider);
  if (!siteLanguage) throw new Error('`useSiteLanguage` must be used within a <SiteLanguageProvider />');
  return siteLanguage;
}

export function useLabels(): Labels {
  return useSiteLanguage().labels;
}

/** The type of some labels. `Keys`: a constant list of their names. */
export type PickedLabels<Keys extends readonly LabelKey[]> = Pick<Labels, Keys[number]>;

/** The attribute `data-labels` of an element: the labels that its script needs, which `readLabels` parses in the browser. */
export function useScriptLabels(keys: readonly LabelKey[]) {
  const labels = useLabels();
  return { 'data-labels': JSON.stringify(Object.fromEntries(keys.map((key) => [key, labels[key]]))) };
}
