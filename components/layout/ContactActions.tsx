import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { labels } from '../labels';
import { type ButtonLook, buttonLook } from '../ui/buttonLook';
import { Hidden } from '../ui/Hidden';

/** Call and estimate, side by side. */
export function ContactActions({ frame: { business, navigation } }: { frame: Frame }) {
  return (
    <Row>
      <Call href={business.phoneHref} $variant="quiet">
        <Phone aria-hidden size="1.2em" strokeWidth={1.75} />
        {labels.call}
        <Hidden> {business.phone}</Hidden>
      </Call>
      <Estimate href={navigation.button.href}>{navigation.button.label}</Estimate>
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

const Call = styled.a<ButtonLook>`
  ${buttonLook}
  flex: none;
`;

const Estimate = styled.a<ButtonLook>`
  ${buttonLook}
  flex: 1;

  /* With large letters a line of its own, rather than broken words. */
  overflow-wrap: break-word;
`;
