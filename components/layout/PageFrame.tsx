import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { media } from '../media';
import { theme } from '../theme';
import { Notices } from '../ui/Notices';
import { ActionBar } from './ActionBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { PAGE_END } from './pageEnd';
import { SkipLink } from './SkipLink';

interface PageFrameProps {
  frame: Frame;
  /** The breadcrumbs. */
  way: ReactNode;
  children: ReactNode;
}

/** What stands around every page. */
export function PageFrame({ frame, way, children }: PageFrameProps) {
  return (
    <Page>
      <SkipLink to="content" />
      <Header frame={frame} />
      {way}
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer frame={frame} />
      <ActionBar frame={frame} />
      <Notices id={PAGE_END} />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding-bottom: calc(${theme.height.bar} + env(safe-area-inset-bottom));

  ${media.wide} {
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
