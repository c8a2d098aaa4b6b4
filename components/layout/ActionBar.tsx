import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/frame';
import { useLabels } from '../labels';
import { media, notPrinted, theme } from '../theme';
import { ButtonLink } from '../ui/Buttons';
import { Hidden } from '../ui/Hidden';

/** On phones and tablets: call and estimate at the bottom of the screen. */
export function ActionBar({ frame }: { frame: Frame }) {
  const labels = useLabels();
  return (
    <Bar data-action-bar aria-label={labels.contactBar}>
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
  container: bar / inline-size;

  /* Typing needs the space. */
  body:has(form :is(input, select, textarea):focus) & {
    display: none;
  }

  ${media.wide} {
    display: none;
  }

  ${media.low} {
    position: static;
  }
  ${notPrinted}
`;

/** Call and estimate, side by side. */
export function ContactActions({ frame: { business, navigation } }: { frame: Frame }) {
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
  display: flex;
  flex-wrap: wrap;
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

/** With text so large that both buttons would need three lines, the icon stands alone, and the number names it. */
const CallLabel = styled.span`
  @container bar (max-width: 14rem) {
    display: none;
  }
`;

const Estimate = styled(ButtonLink)`
  flex: 1;

  /* Large text takes a line of its own rather than break inside words. */
  overflow-wrap: break-word;

  /* Its place stays, so that nothing beside it moves. */
  &[data-resting] {
    visibility: hidden;
  }
`;
