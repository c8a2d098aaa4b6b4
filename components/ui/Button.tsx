import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { type ButtonLook, buttonLook } from './buttonLook';
import { relOf } from './relOf';

/** A link that looks like a button. */
export function Button({ link, variant = 'action' }: { link: Link; variant?: 'action' | 'quiet' }) {
  return (
    <Anchor href={link.href} rel={relOf(link)} $variant={variant}>
      {link.label}
    </Anchor>
  );
}

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;
