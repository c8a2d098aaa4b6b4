import { css, styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';

/** Of the albums one at a time, where there is a browser that runs scripts: the address's own, else the first. */
const waiting = css`
  @media (scripting: enabled) {
    &:not([data-ready]) > [data-panel]:not(:target, :has(:target), [data-panel='first']) {
      display: none;
    }

    &:not([data-ready]):has(> :target, > [data-panel] :target)
      > [data-panel='first']:not(:target, :has(:target)) {
      display: none;
    }
  }
`;

/**
 * All albums one below the other, or as tabs. Which one is open is first told by the style sheet, so that nothing
 * moves when the script comes.
 */
export const GalleryPanels = styled.div`
  ${waiting}

  > [data-panel] {
    margin-top: ${theme.space.xxl};
  }

  > [data-panel]:target {
    scroll-margin-top: 8rem;
  }

  ${media.medium} {
    > [data-panel]:target {
      scroll-margin-top: 5rem;
    }
  }

  @media (scripting: enabled) {
    > [data-panel] {
      margin-top: ${theme.space.l};
    }
  }
`;
