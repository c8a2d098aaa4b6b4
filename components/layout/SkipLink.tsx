import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';

/** The first stop of a keyboard: past the menu. `to` is an id. */
export function SkipLink({ to }: { to: string }) {
  return <Anchor href={`#${to}`}>{labels.skip}</Anchor>;
}

const Anchor = styled.a`
  position: fixed;
  z-index: ${theme.layer.dialog};
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  padding: 0.75rem ${theme.space.m};
  border-radius: ${theme.radius};
  background: ${theme.color.brand};
  color: ${theme.color.brandInk};
  font-weight: 600;

  &:not(:focus) {
    translate: 0 -200%;
  }
`;
