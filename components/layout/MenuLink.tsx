import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { relOf } from '../ui/relOf';
import { menuItemLook } from './menuItemLook';

/** A link of the menu; it knows when it leads to this page. */
export function MenuLink({ link, address }: { link: Link; address: string }) {
  return (
    <Anchor href={link.href} rel={relOf(link)} aria-current={link.href === address ? 'page' : undefined}>
      {link.label}
    </Anchor>
  );
}

const Anchor = styled.a`
  ${menuItemLook}
`;
