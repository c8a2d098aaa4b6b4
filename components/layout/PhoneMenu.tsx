import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { useLabels } from '../labels';
import { notPrinted, theme } from '../theme';
import { Hidden } from '../ui/Hidden';
import { headerMedia } from './headerMedia';
import { PhoneMenuSheet } from './PhoneMenuSheet';

/** The menu on phones. It works without scripts as a disclosure; its script replaces the disclosure with a button. */
export function PhoneMenu({ frame }: { frame: PageFrameData }) {
  const labels = useLabels();
  return (
    <PhoneOnly $from={headerMedia(frame).fitsMenu} data-phone-menu>
      <Disclosure>
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
      </Disclosure>
      <Toggle as="button" type="button" aria-haspopup="dialog" hidden>
        <Menu aria-hidden size="1.375rem" strokeWidth={1.75} />
        {labels.menu}
      </Toggle>
      <PhoneMenuSheet frame={frame} />
    </PhoneOnly>
  );
}

/** The page does not scroll behind the open disclosure. */
const PhoneOnly = styled.div<{ $from: string }>`
  body:has(& > details[open]) {
    overflow: hidden;
  }

  ${({ $from }) => $from} {
    display: none;

    body:has(& > details[open]) {
      overflow: visible;
    }
  }
  ${notPrinted}
`;

const Toggle = styled.summary<{ type?: 'button' }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  min-width: ${theme.height.target};
  min-height: ${theme.height.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.ink};
  font-weight: 600;
  cursor: pointer;
`;

const Open = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

const Close = styled.span`
  display: none;
`;

/** The backdrop is a pseudo-element of the toggle, so that a click on it closes the menu. */
const Disclosure = styled.details`
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

  /* Where the sheet has its close button. */
  &[open] ${Close} {
    display: grid;
    place-items: center;
    position: fixed;
    z-index: calc(${theme.layer.sheet} + 2);
    right: calc(${theme.space.gutter} - 0.6875rem);
    bottom: calc(${theme.height.sheet} - 3.375rem);
    width: ${theme.height.target};
    height: ${theme.height.target};
  }
`;
