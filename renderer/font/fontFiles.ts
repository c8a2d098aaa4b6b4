import type { FontName } from '../../pipeline/model/contentTypes/business';

/** A font of the project, and the metrics for its fallback, a font of the visitor's system. */
export interface FontFile {
  /** The file name in this folder, without its extension. */
  file: 'inter' | 'figtree' | 'source-sans' | 'source-serif';
  family: string;
  fallback: string;
  /** The font families after the fallback. */
  system: string;
}

/** Metrics relative to the fallback: average letter width and line heights. */
const inter: FontFile = {
  file: 'inter',
  family: 'Inter',
  fallback:
    'src:local("Arial");size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%',
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
};

const figtree: FontFile = {
  ...inter,
  file: 'figtree',
  family: 'Figtree',
  fallback:
    'src:local("Arial");size-adjust:101.29%;ascent-override:93.79%;descent-override:24.68%;line-gap-override:0%',
};

const sourceSans: FontFile = {
  ...inter,
  file: 'source-sans',
  family: 'Source Sans',
  fallback:
    'src:local("Arial");size-adjust:94.19%;ascent-override:108.71%;descent-override:42.47%;line-gap-override:0%',
};

const sourceSerif: FontFile = {
  file: 'source-serif',
  family: 'Source Serif',
  fallback:
    'src:local("Times New Roman");size-adjust:118.46%;ascent-override:87.45%;descent-override:28.28%;line-gap-override:0%',
  system: "ui-serif, Georgia, 'Times New Roman', serif",
};

const pairs: Record<FontName, Record<'body' | 'display', FontFile>> = {
  Inter: { body: inter, display: inter },
  'Source Serif': { body: sourceSans, display: sourceSerif },
  Figtree: { body: figtree, display: figtree },
};

export const fontPair = (name: FontName = 'Inter') => pairs[name];

/** The fonts of a pair, without duplicates. */
export const fontsOf = (name?: FontName) => [...new Set(Object.values(fontPair(name)))];

/** Whether a file of the bundle is a font that this site does not use. */
export function isOtherFont(path: string, name?: FontName): boolean {
  const file = /([\w-]+)\.[\w-]+\.woff2$/.exec(path)?.[1];
  return file !== undefined && !fontsOf(name).some((font) => font.file === file);
}
