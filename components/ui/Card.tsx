import { styled } from 'styled-components';
import { media, theme } from '../theme';

/** A box with a border, as tall as its parent. */
export const Card = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
`;

/** A grid with three columns. If the last row would have a single card, the last four cards share it; two cards fill a row. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};

  > li {
    container-type: inline-size;
  }

  ${media.medium} {
    gap: clamp(${theme.space.m}, 3vw, ${theme.space.l});
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > li {
      grid-column: span 6;
    }

    > li:last-child:nth-child(odd) {
      grid-column: span 12;
    }
  }

  ${media.wide} {
    > li,
    > li:last-child:nth-child(odd) {
      grid-column: span 4;
    }

    /* The last four of 4, 7, 10 … cards. */
    > li:first-child:nth-last-child(4),
    > li:first-child:nth-last-child(3n + 1) ~ li:nth-last-child(-n + 4) {
      grid-column: span 3;
    }

    /* :nth-child(odd) only gives this rule the specificity to override the one above. */
    > li:only-child:nth-child(odd) {
      grid-column: span 8;
    }

    /* The last two of 2, 5, 8 … cards. */
    > li:first-child:nth-last-child(2),
    > li:first-child:nth-last-child(3n + 2) ~ li:nth-last-child(-n + 2) {
      grid-column: span 6;
    }
  }
`;
