import { Menu, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/frame';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { Hidden } from '../ui/Hidden';
import { PhoneMenuItems } from './PhoneMenuItems';

/** The menu of phones: a sheet from below, 60% of the screen. */
export function PhoneMenu({ frame: { navigation, address } }: { frame: Frame }) {
  return (
    <Disclosure data-phone-menu>
      <Toggle>
        <Open>
          <Menu aria-hidden size="1.375rem" strokeWidth={1.75} />
          {labels.menu}
        </Open>
        <Close>
          <X aria-hidden size="1.375rem" strokeWidth={1.75} />
          <Hidden>{labels.closeMenu}</Hidden>
        </Close>
      </Toggle>
      <Sheet aria-label={labels.menu}>
        <PhoneMenuItems items={navigation.header} address={address} />
      </Sheet>
    </Disclosure>
  );
}

const Open = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

const Close = styled.span`
  display: none;
`;

const Toggle = styled.summary`
  display: flex;
  align-items: center;
  min-width: ${theme.height.target};
  min-height: ${theme.height.target};
  color: ${theme.color.ink};
  font-weight: 600;
`;

const Disclosure = styled.details`
  ${media.wide} {
    display: none;
  }

  ${media.print} {
    display: none;
  }

  /* The backdrop belongs to the toggle: a press on it closes the sheet. */
  &[open] > ${Toggle}::before {
    content: '';
    position: fixed;
    z-index: ${theme.layer.sheet};
    inset: 0;
    background: ${theme.color.overlay};
  }

  &[open] ${Open} {
    visibility: hidden;
  }

  &[open] ${Close} {
    display: grid;
    place-items: center;
    position: fixed;
    z-index: calc(${theme.layer.sheet} + 2);
    right: ${theme.space.s};
    bottom: calc(60dvh - 3.75rem);
    width: ${theme.height.target};
    height: ${theme.height.target};
  }

  &[open] {
    position: relative;
    z-index: ${theme.layer.sheet};
  }
`;

const Sheet = styled.nav`
  position: fixed;
  z-index: calc(${theme.layer.sheet} + 1);
  inset: auto 0 0;
  height: 60vh;
  height: 60dvh;
  padding: ${theme.space.s} ${theme.space.gutter} calc(${theme.space.l} + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: 1rem 1rem 0 0;
  background: ${theme.color.paper};
`;
