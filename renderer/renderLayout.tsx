import { createElement } from 'react';
import { PageFrame } from '../components/layout/PageFrame';
import { type Labels, siteLanguage } from '../pipeline/labels/labels';
import type { Frame } from '../pipeline/model/Site';
import { lru } from './lru';
import { renderFragment } from './renderFragment';

const SLOT = 'page-slot';

/**
 * The HTML around a page: before its breadcrumbs, between them and its content, and after that. Most pages have the same,
 * which is rendered once; of the breadcrumbs it shows that there are some.
 */
export function renderLayout(
  { breadcrumbs, ...frame }: Frame,
  language: string,
  ownLabels: Partial<Labels>,
): readonly string[] {
  return layoutOf(
    JSON.stringify({ frame: { ...frame, breadcrumbs: breadcrumbs.slice(0, 1) }, language, ownLabels }),
  );
}

const layoutOf = lru((json): readonly string[] => {
  const { frame, language, ownLabels } = JSON.parse(json);
  const slot = createElement(SLOT);
  const { html } = renderFragment(
    <PageFrame frame={frame} breadcrumbs={slot}>
      {slot}
    </PageFrame>,
    siteLanguage(language, ownLabels),
  );
  return html.split(`<${SLOT}></${SLOT}>`);
});
