/** The fonts that a business may choose; `Source Serif` comes with a plain font for texts. */
export const FONT_NAMES = ['Inter', 'Source Serif', 'Figtree'] as const;

export type FontName = (typeof FONT_NAMES)[number];
