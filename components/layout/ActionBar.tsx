import Phone from 'lucide-react/icons/phone';
import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { useLabels } from '../labels';
import { media, notPrinted, theme, wrappingRow } from '../theme';
import { ButtonLink } from '../ui/Buttons';
import { Hidden } from '../ui/Hidden';
import { headerMedia } from './headerMedia';

/** The bar at the bottom of the screen on phones and tablets, with a call button and an estimate button. */
export function ActionBar({ frame }: { frame: PageFrameData }) {
  return (
    <Bar $from={headerMedia(frame).fitsMenu} data-action-bar aria-label={useLabels().contactBar}>
      <ContactActions frame={frame} />
    </Bar>
  );
}

const Bar = styled.aside<{ $from: string }>`
  position: fixed;
  z-index: calc(${theme.layer.header} - 1);
  inset: auto 0 0;
  padding: 0.6rem ${theme.space.gutter} calc(0.6rem + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.paper};
  container: bar / inline-size;

  /* The on-screen keyboard needs the space. */
  body:has(form :is(input, select, textarea):focus) & {
    display: none;
  }

  ${({ $from }) => $from} {
    display: none;
  }

  ${media.low} {
    position: static;
  }
  ${notPrinted}
`;

/** The call button and the estimate button, side by side. */
export function ContactActions({ frame: { business, navigation } }: { frame: PageFrameData }) {
  const labels = useLabels();
  return (
    <Row>
      <Call href={business.phoneHref} $variant="quiet">
        <Phone aria-hidden size="1.2em" strokeWidth={1.75} />
        <CallLabel>{labels.call}</CallLabel>
        <Hidden> {business.phone}</Hidden>
      </Call>
      <Estimate data-estimate href={navigation.button.href}>
        {navigation.button.label}
      </Estimate>
    </Row>
  );
}

const Row = styled.div`
  ${wrappingRow}
  justify-content: end;
  gap: min(0.75rem, 3vw);
  font-size: 1rem;

  > a {
    max-width: 20rem;
    min-height: 3rem;
    padding: 0.5rem min(1rem, 4vw);
  }
`;

const Call = styled(ButtonLink)`
  flex: none;
`;

/** If the text is so large that the label would wrap to three lines, only the icon is visible, and the number is its accessible name. */
const CallLabel = styled.span`
  @container bar (max-width: 14rem) {
    display: none;
  }
`;

const Estimate = styled(ButtonLink)`
  flex: 1;

  /* Large text wraps to a new line before it breaks inside a word. */
  overflow-wrap: break-word;

  /* visibility keeps the space, so that the button beside it does not move. */
  &[data-resting] {
    visibility: hidden;
  }
`;
