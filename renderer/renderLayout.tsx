import { createElement } from 'react';
import { PageFrame } from '../components/layout/PageFrame';
import type { Frame } from '../pipeline/model/Site';
import { lru } from './lru';
import { renderFragment } from './renderFragment';

const SLOT = 'page-slot';

/**
 * The HTML around a page: before its breadcrumbs, between them and its content, and after that. Most pages have the same,
 * which is rendered once; of the breadcrumbs it shows that there are some.
 */
export function renderLayout({ breadcrumbs, ...frame }: Frame): readonly string[] {
  return layoutOf(JSON.stringify({ ...frame, breadcrumbs: breadcrumbs.slice(0, 1) }));
}

const layoutOf = lru((json): readonly string[] => {
  const slot = createElement(SLOT);
  const { html } = renderFragment(
    <PageFrame frame={JSON.parse(json)} breadcrumbs={slot}>
      {slot}
    </PageFrame>,
  );
  return html.split(`<${SLOT}></${SLOT}>`);
});
