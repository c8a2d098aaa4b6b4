import { createGlobalStyle } from 'styled-components';
import { fixedColor, focusOutline, media, theme } from './theme';

/** The CSS variables of the theme, and the styles of elements on every page. */
export function GlobalStyle() {
  return (
    <>
      <theme.GlobalStyle theme={theme.raw} />
      <PageStyle />
    </>
  );
}

const PageStyle = createGlobalStyle`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    background: ${theme.color.paper};
    color-scheme: light;
    scroll-padding-block: calc(${theme.height.header} + ${theme.space.m})
      calc(${theme.height.bar} + ${theme.space.s});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-family: ${theme.font.body};
    font-size: ${theme.size.body};
    line-height: 1.6;
    overflow-wrap: break-word;
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
  }

  body:has(dialog[open]) {
    overflow: hidden;
  }

  :is(img, svg, iframe) {
    max-width: 100%;
  }

  img {
    height: auto;
  }

  svg {
    flex: none;
  }

  iframe {
    border: 0;
  }

  :is(h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd) {
    margin: 0;
  }

  :is(h1, h2, h3, h4, h5, h6) {
    font-weight: 650;
    text-wrap: balance;
  }

  /* Only lists with a class lose their bullets: lists in Markdown texts have no class. */
  :where(ul[class], ol[class]) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  blockquote {
    hanging-punctuation: first last;
  }

  a {
    color: ${theme.color.link};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  :is(button, input, select, textarea) {
    font: inherit;
  }

  summary {
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  :focus-visible {
    ${focusOutline}
  }

  ::selection {
    background: ${theme.color.selection};
    color: ${theme.color.selectionInk};
  }

  [hidden] {
    display: none !important;
  }

  /* enterOnScroll.lazy.ts sets data-enter on blocks below the screen: “wait” hides a block, “in” fades it in. */
  [data-enter] {
    transition:
      opacity ${theme.motion.calm} ease-out,
      translate ${theme.motion.calm} ease-out;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    [data-enter='wait'] {
      opacity: 0;
      translate: 0 1rem;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
  }

  ::view-transition-group(root) {
    animation-duration: ${theme.raw.motion.quick};
  }

  ${media.calm} {
    *,
    ::before,
    ::after,
    ::backdrop {
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    @page {
      margin: 18mm;
    }

    html,
    body {
      background: none;
      color: ${fixedColor.print};
      font-size: 11pt;
    }

    :is(h1, h2, h3) {
      break-after: avoid;
    }

    :is(img, blockquote, tr, li) {
      break-inside: avoid;
    }

    :is(iframe, form, button) {
      display: none !important;
    }
  }
`;
