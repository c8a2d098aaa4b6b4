import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { ContactActions } from './ContactActions';

/** On phones and tablets: call and estimate, one tap away at the foot of the screen. */
export function ActionBar({ frame }: { frame: Frame }) {
  return (
    <Bar aria-label={labels.contactBar}>
      <ContactActions frame={frame} />
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  z-index: calc(${theme.layer.header} - 1);
  inset: auto 0 0;
  padding: 0.6rem ${theme.space.gutter} calc(0.6rem + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.paper};

  /* Whoever writes needs the room, and sees the field. */
  body:has(form :is(input, select, textarea):focus) & {
    display: none;
  }

  ${media.wide} {
    display: none;
  }

  ${media.low} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;
