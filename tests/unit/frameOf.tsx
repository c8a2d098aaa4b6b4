import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLanguageProvider } from '../../components/labels';
import { Page } from '../../pages/+Page';
import { pageData } from '../../pages/pageData';
import { siteLanguage } from '../../pipeline/labels/labels';
import type { Entry, Site } from '../../pipeline/model/Site';
import { renderBody } from '../../renderer/renderBody';
import { treesFrom } from './plumberSite';

/** The HTML around a page's content. */
export function frameOf(entry: Entry, site: Site): string {
  const page = { ...pageData(entry, site), sections: [], post: undefined, preloads: [], origin: undefined };
  return renderBody(page, treesFrom('')).html;
}

/** The HTML of a page of a content folder, in another language than the site's if that is given. */
export const pageOf = (entry: Entry, site: Site, content: string, language?: string): string =>
  renderToStaticMarkup(
    <SiteLanguageProvider value={siteLanguage(language)}>
      <Page {...pageData(entry, site)} readTree={treesFrom(content)} />
    </SiteLanguageProvider>,
  );
