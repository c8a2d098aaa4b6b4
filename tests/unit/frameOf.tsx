import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLanguageProvider } from '../../components/labels';
import { PageFrame } from '../../components/layout/PageFrame';
import { Page } from '../../pages/+Page';
import { pageData } from '../../pages/pageData';
import { siteLanguage } from '../../pipeline/labels/labels';
import { frameData } from '../../pipeline/model/frame';
import type { Entry, Site } from '../../pipeline/model/Site';
import { renderFragment } from '../../renderer/renderFragment';
import { treesFrom } from './plumberSite';

/** The HTML around a page's content. */
export function frameOf(entry: Entry, site: Site): string {
  const frame = <PageFrame frame={frameData(entry, site)}>{null}</PageFrame>;
  return renderFragment(frame, site.siteLanguage).html;
}

/** The HTML of a page of a content folder, in another language than the site's if that is given. */
export const pageOf = (entry: Entry, site: Site, content: string, language?: string): string =>
  renderToStaticMarkup(
    <SiteLanguageProvider value={siteLanguage(language)}>
      <Page {...pageData(entry, site)} readTree={treesFrom(content)} />
    </SiteLanguageProvider>,
  );
