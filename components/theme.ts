import { createTheme, css } from 'styled-components';

const tokens = {
  color: {
    paper: '#fbf8f3',
    stone: '#f1ebe1',
    card: '#fffdfa',
    ink: '#1d2522',
    quiet: '#535d58',
    brand: '#17382f',
    brandInk: '#f7f2e9',
    /** Background of the main button. */
    action: '#a5502a',
    actionPressed: '#8a4120',
    actionInk: '#ffffff',
    /** Accent color of text and icons. */
    accent: '#8f4522',
    link: '#17453a',
    line: '#ddd4c6',
    /** Border of fields and controls. */
    edge: '#857c70',
    overlay: 'rgba(10, 22, 18, 0.78)',
    /** Background behind a photograph that fills the screen. */
    night: '#0a1612',
    /** The color `night` as red, green and blue channels, for `rgba()` with any opacity. */
    scrim: '10, 22, 18',
    good: '#1f6b45',
    bad: '#a3261f',
    selection: '#e9cdb8',
    selectionInk: '#1d2522',
  },
  /** Overrides of `color` on the dark brand color and on photographs. */
  dark: {
    paper: '#17382f',
    stone: '#1e4439',
    card: '#1e4439',
    ink: '#f7f2e9',
    quiet: '#c9d6cf',
    accent: '#eab48f',
    link: '#f7f2e9',
    line: 'rgba(255, 255, 255, 0.24)',
    edge: '#a9bcb3',
    action: '#a5502a',
    actionPressed: '#8a4120',
    actionInk: '#ffffff',
  },
  space: {
    xs: '0.5rem',
    s: '1rem',
    m: '1.5rem',
    l: '2rem',
    xl: '3rem',
    xxl: '4rem',
    section: 'clamp(3.5rem, 9vw, 7.5rem)',
    gutter: 'clamp(1rem, 4vw, 3rem)',
  },
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    display: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  },
  size: {
    small: '1rem',
    body: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
    h3: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
    h2: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
    h1: 'min(clamp(2.25rem, 1.6rem + 3vw, 4rem), 15vw)',
    figure: 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
  },
  radius: '6px',
  width: { page: '1200px', text: '68ch', header: '46rem' },
  height: { header: '4.5rem', target: '2.75rem', bar: '4.25rem', sheet: '60dvh' },
  layer: { raised: 1, header: 10, sheet: 20, dialog: 30 },
  motion: { quick: '200ms', calm: '300ms' },
};

const { GlobalStyle, raw, vars } = createTheme(tokens, { prefix: 'ui' });

/** Each token is a CSS variable, which `GlobalStyle` sets: `theme.radius` is `var(--ui-radius)`, `theme.vars.radius` its name, `theme.raw.radius` its value. */
export const theme = { ...asVariables(vars), GlobalStyle, raw, vars };

/** Replaces each name with `var(name)`. */
function asVariables<Names extends object>(names: Names): Names {
  const entries = Object.entries(names).map(([key, name]) => [
    key,
    typeof name === 'string' ? `var(${name})` : asVariables(name),
  ]);
  return Object.fromEntries(entries);
}

/** Media queries. Styles are mobile first: `medium` and `wide` add columns. */
export const media = {
  /** Only for what has another form on phones, such as cards that become rows. */
  phone: '@media (max-width: 47.99rem)',
  medium: '@media (min-width: 48rem)',
  wide: '@media (min-width: 64rem)',
  /** A viewport of very little height, such as a desktop window at a zoom of 400 %. */
  low: '@media (max-height: 20rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};

/** For elements that are useless on paper. */
export const notPrinted = `${media.print} { display: none; }`;

/** For elements that are useless without scripts and on paper. */
export const needsScripts = '@media print, (scripting: none) { display: none; }';

/** The dark overlay that keeps text on a photograph readable. `opacity` is from 0 to 1. */
export const scrim = (opacity: number) => `rgba(${theme.color.scrim}, ${opacity})`;

/** The shadow of menus and notices, which float over the page. */
export const shadow = `0 12px 40px ${scrim(0.14)}`;

/** A color that no site changes, so it is not a CSS variable. */
export const fixedColor = { print: '#000' };

/** All colors of a site; `dark` overrides `color` on dark backgrounds. */
export type ThemeColors = Pick<typeof tokens, 'color' | 'dark'>;

/** The colors of a site that chooses none. */
export const defaultColors: ThemeColors = { color: tokens.color, dark: tokens.dark };

type Values = { [token: string]: string | number | Values };

/** CSS declarations that set the variables of some tokens to other values: `--ui-color-brand:#234;…`. `vars`: the names of the variables. */
export function declarations(values: Values, vars: object = theme.vars): string {
  const overrides = Object.entries(vars).filter(([token]) => values[token] !== undefined);
  return overrides
    .map(([token, name]) => {
      const value = values[token];
      return typeof value === 'object' ? declarations(value, name) : `${name}:${value};`;
    })
    .join('');
}

/** A dark background. All colors inside are the dark ones. */
export const darkGround = css`
  ${declarations(theme.dark, theme.vars.color)}
  color: ${theme.color.ink};
  background: ${theme.color.paper};
`;

export const quietText = css`
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
`;

export const figureText = css`
  color: ${theme.color.link};
  font-family: ${theme.font.display};
  font-size: ${theme.size.figure};
  font-weight: 650;
  letter-spacing: -0.035em;
  line-height: 1.1;
`;

export const focusOutline = `outline: 3px solid ${theme.color.accent}; outline-offset: 3px;`;

/** A row whose items wrap to the next line. */
export const wrappingRow = 'display: flex; flex-wrap: wrap;';

/** A grid with a column that may be narrower than a word in it. */
export const oneColumn = 'display: grid; grid-template-columns: minmax(0, 1fr);';

/** As large as the parent, over it. */
export const covering = 'position: absolute; inset: 0;';

/** A link or a control that is tall enough to tap. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.height.target};
`;

export const underlinedOnHover = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
