import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { useLabels } from '../labels';
import { media, theme } from '../theme';
import { Notices } from '../ui/Notices';
import { ActionBar } from './ActionBar';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './Header';
import { headerMedia } from './headerMedia';

interface FrameProps {
  frame: PageFrameData;
  children: ReactNode;
}

/**
 * The id of the last element of the page. A link in `Head.tsx` delays the first paint until it is parsed, because a page painted in two
 * steps is laid out twice. No heading can have this id: ids of headings have no colon.
 */
export const PAGE_END = 'page:end';

/** The header, the footer and the bars around the content of every page. */
export function PageFrame({ frame, children }: FrameProps) {
  const from = headerMedia(frame).fitsMenu;
  return (
    <Page $from={from}>
      <SkipLink href="#content">{useLabels().skip}</SkipLink>
      <Header frame={frame} />
      {children}
      <Footer frame={frame} />
      <ActionBar frame={frame} />
      <Notices id={PAGE_END} from={from} />
    </Page>
  );
}

/** What a page has inside its frame. */
export function PageContent({ frame, children }: FrameProps) {
  return (
    <>
      <Breadcrumbs links={frame.breadcrumbs} address={frame.address} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}

const Page = styled.div<{ $from: string }>`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding-bottom: calc(${theme.height.bar} + env(safe-area-inset-bottom));

  ${({ $from }) => $from} {
    padding-bottom: 0;
  }

  ${media.print} {
    display: block;
    padding: 0;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  outline: none;
`;

/** Lets keyboard users skip the menu. */
const SkipLink = styled.a`
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
