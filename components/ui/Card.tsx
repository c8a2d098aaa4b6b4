import { styled } from 'styled-components';
import { media, oneColumn, theme } from '../theme';

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

/** A list of cards. On wide screens three in a row, or in the last rows four or two, so that no card is alone; hence twelve columns. */
export const CardGrid = styled.ul`
  ${oneColumn}
  gap: ${theme.space.s};

  > li {
    container-type: inline-size;
  }

  ${media.medium} {
    gap: clamp(${theme.space.m}, 3vw, ${theme.space.l});
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 6;
    }

    /* :where has no specificity, so that the later of two rules wins. */
    > :where(:last-child:nth-child(odd)) {
      grid-column: span 12;
    }
  }

  ${media.wide} {
    > * {
      grid-column: span 4;
    }

    > :where(:only-child) {
      grid-column: span 8;
    }

    /* The last four of 4, 7, 10 … cards. */
    > :where(:first-child:nth-last-child(4), :first-child:nth-last-child(3n + 1) ~ :nth-last-child(-n + 4)) {
      grid-column: span 3;
    }

    /* The last two of 2, 5, 8 … cards. */
    > :where(:first-child:nth-last-child(2), :first-child:nth-last-child(3n + 2) ~ :nth-last-child(-n + 2)) {
      grid-column: span 6;
    }
  }
`;
