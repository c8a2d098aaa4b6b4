import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useLabels } from '../labels';
import { notPrinted, shadow, theme } from '../theme';
import { IconButton } from './Buttons';

/**
 * The corner of the page in which notices appear, with the template of a notice, which `showNotice` fills in. `from`: the media query
 * of windows without a bar at the bottom.
 */
export function Notices({ id, from }: { id: string; from: string }) {
  return (
    <Corner data-notices id={id} $from={from}>
      <Successes role="status" />
      <template>
        <Sheet data-notice>
          <Title data-part="title" />
          <Text data-part="text" />
          <Close type="button" aria-label={useLabels().close}>
            <X aria-hidden size="1.25rem" strokeWidth={1.75} />
          </Close>
        </Sheet>
      </template>
    </Corner>
  );
}

const Corner = styled.div<{ $from: string }>`
  display: grid;
  gap: ${theme.space.xs};
  position: fixed;
  z-index: ${theme.layer.dialog};
  right: ${theme.space.s};
  bottom: calc(${theme.height.bar} + ${theme.space.s} + env(safe-area-inset-bottom));
  width: min(26rem, calc(100% - 2 * ${theme.space.s}));
  pointer-events: none;

  ${({ $from }) => $from} {
    right: ${theme.space.m};
    bottom: ${theme.space.m};
  }
  ${notPrinted}
`;

/** Screen readers announce these notices when they are idle, and errors, which are beside this element, at once. */
const Successes = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Sheet = styled.div`
  position: relative;
  padding: ${theme.space.s} 3.5rem ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-left: 4px solid ${theme.color.good};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: ${shadow};
  font-size: ${theme.size.small};
  line-height: 1.45;
  pointer-events: auto;

  &[data-destructive] {
    border-color: ${theme.color.bad};
  }
`;

const Title = styled.p`
  font-weight: 650;

  ${Sheet}[data-destructive] > & {
    color: ${theme.color.bad};
  }
`;

const Text = styled.p`
  margin-top: 0.15rem;
`;

const Close = styled(IconButton)`
  position: absolute;
  top: 0.25rem;
  right: 0.25rem;
`;
