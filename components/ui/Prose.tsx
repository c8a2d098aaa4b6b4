import { css, styled } from 'styled-components';
import { theme } from '../theme';

/** Rendered Markdown. */
export const Prose = styled.div`
  max-width: ${theme.width.text};

  > * {
    margin-block: 0 1.1em;
  }

  > :last-child {
    margin-bottom: 0;
  }

  :is(h2, h3, h4, h5, h6) {
    font-family: ${theme.font.display};
    letter-spacing: -0.015em;
    line-height: 1.2;
  }

  > h2 {
    margin-block: 2em 0.6em;
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  }

  > h3 {
    margin-block: 1.7em 0.5em;
    font-size: ${theme.size.h3};
  }

  > :first-child {
    margin-top: 0;
  }

  :is(ul, ol) {
    padding-left: 1.35em;
  }

  > ul {
    list-style: disc;
  }

  li + li {
    margin-top: 0.45em;
  }

  li::marker {
    color: ${theme.color.accent};
    font-weight: 600;
  }

  img {
    border-radius: ${theme.radius};
  }

  hr {
    margin: ${theme.space.xl} 0;
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }

  :is(li, blockquote) > p + p {
    margin-top: 0.5em;
  }

  blockquote {
    padding-left: ${theme.space.s};
    border-left: 3px solid ${theme.color.line};
  }

  /* Footnote numbers. */
  sup {
    font-size: ${theme.size.small};
    line-height: 1;
  }

  /* In Markdown, a line that begins with four spaces is code. Long lines wrap. */
  pre {
    white-space: pre-wrap;
  }
`;

/** Styles of every table. */
export const tableLook = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  text-align: left;

  :is(th, td) {
    padding: 0.85rem ${theme.space.m} 0.85rem 0;
    border-bottom: 1px solid ${theme.color.line};
    line-height: 1.4;
    vertical-align: top;
  }

  :is(th, td):last-child {
    padding-right: 0;
  }

  /* A table of six or more columns scrolls on phones, so its columns need not be narrow. */
  :nth-child(n + 6):is(th, td) {
    min-width: 9rem;
  }

  thead th {
    border-bottom: 2px solid ${theme.color.link};
    font-size: ${theme.size.small};
    font-weight: 650;
    vertical-align: bottom;
  }

  tbody th {
    font-weight: 600;
  }
`;

/** A table in Markdown. The alignment of its columns comes from its delimiter row. */
export const ProseTable = styled.table`
  ${tableLook}
  font-size: 1rem;

  [data-align='center'] {
    text-align: center;
  }

  [data-align='right'] {
    text-align: right;
  }
`;

/** The footnotes below a text. */
export const ProseNotes = styled.section`
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};
`;

/** A phone number as a link. The number does not wrap. */
export const PhoneLink = styled.a`
  white-space: nowrap;
`;
