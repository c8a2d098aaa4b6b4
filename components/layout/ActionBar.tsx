import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/frame';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { type ButtonLook, buttonLook } from '../ui/buttonLook';
import { Hidden } from '../ui/Hidden';

/** On phones and tablets: call and estimate, one tap away at the foot of the screen. */
export function ActionBar({ frame: { business, navigation } }: { frame: Frame }) {
  return (
    <Bar aria-label={labels.contactBar}>
      <Call href={business.phoneHref} $variant="quiet">
        <Phone aria-hidden size="1.2em" strokeWidth={1.75} />
        {labels.call}
        <Hidden> {business.phone}</Hidden>
      </Call>
      <Estimate href={navigation.button.href}>{navigation.button.label}</Estimate>
    </Bar>
  );
}

const Bar = styled.aside`
  display: flex;
  gap: 0.75rem;
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
  font-size: 1rem;

  > a {
    min-height: 3rem;
    padding: 0.5rem 1rem;
  }

  ${media.wide} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Call = styled.a<ButtonLook>`
  ${buttonLook}
  flex: none;
`;

const Estimate = styled.a<ButtonLook>`
  ${buttonLook}
  flex: 1;
`;
