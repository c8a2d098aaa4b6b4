import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteLanguageProvider } from '../../components/labels';
import { ReviewCards } from '../../components/ui/ReviewCards';
import { siteLanguage } from '../../pipeline/labels/labels';
import { reviewsOf } from '../../pipeline/model/entries';
import { factsOf } from '../../pipeline/model/factsOf';
import { structuredData } from '../../pipeline/model/structuredData/structuredData';
import { copyContent } from './copyContent';
import { entryAt, siteOf } from './plumberSite';

/** The plumber, whose only review is by Ines Morel and has an `order`, with these reviews on the home page too. */
async function homeWith(reviews: Record<string, string>) {
  const folder = copyContent();
  for (const [name, lines] of Object.entries(reviews))
    writeFileSync(
      join(folder, 'reviews', `${name.toLowerCase()}.md`),
      `---\nname: ${name}\nlocation: Portland, ME\n${lines}\npages:\n  - /\n---\n\nWords of ${name}.\n`,
    );
  const site = await siteOf(folder);
  return { site, home: entryAt(site, '/') };
}

test('reviews without an order follow the others, the newest first, whatever their rating', async () => {
  const { site, home } = await homeWith({
    Abe: 'rating: 5',
    Bea: 'rating: 5\ndate: 2024-03-15\nsource: sample',
    Cal: 'rating: 1\ndate: 2024-09-02\nsource: sample',
    Dee: 'rating: 4\norder: 2',
  });
  expect(reviewsOf(home, site).map(({ name }) => name)).toEqual(['Ines Morel', 'Dee', 'Cal', 'Bea', 'Abe']);
});

test('a review says where it was written, with a link, and when', async () => {
  const { site, home } = await homeWith({
    Abe: `rating: 5\ndate: ${halfAYearAgo()}\nsource: Google\nurl: https://www.google.com/maps/reviews/1`,
    Bea: 'rating: 2\nsource: letter',
  });
  const shown = reviewsOf(home, site).map((review) => ({ ...review, text: '' }));
  const markup = renderToStaticMarkup(
    <SiteLanguageProvider value={siteLanguage()}>
      <ReviewCards reviews={shown} />
    </SiteLanguageProvider>,
  );
  const day = `<time dateTime="${halfAYearAgo()}">`;
  expect(markup).toMatch(
    new RegExp(`<a href="https://www.google.com/maps/reviews/1"[^>]*>Google</a>, ${day}`),
  );
  expect(markup).toContain('<span>Letter</span>');
  expect(markup).toContain('aria-label="2 out of 5 stars"');
});

test('search engines get no review that is copied from another site, and none that visitors do not see', async () => {
  const { site, home } = await homeWith({
    Abe: `rating: 5\nsource: Houzz\ndate: ${halfAYearAgo()}`,
    Bea: 'rating: 5\nsource: letter',
  });
  const graph = (page: typeof home) =>
    JSON.stringify(structuredData(page, { site, breadcrumbs: [], picture: site.business.image }));
  expect(graph(home)).toContain('Words of Bea.');
  expect(graph(home)).not.toContain('Words of Abe.');
  const sections = home.sections.filter(({ kind }) => kind !== 'reviews');
  expect(graph({ ...home, sections })).not.toContain('Words of Bea.');
});

test('a text can say where and on which day the reviews were counted', () => {
  const business = {
    rating: { value: 4.9, count: 31, label: '31 reviews', source: 'Google' as const, date: '2026-11-02' },
  };
  expect(factsOf(business)).toMatchObject({ ratingSource: 'Google', ratingDate: 'November 2, 2026' });
  expect(factsOf({ ...business, language: 'es' })).toMatchObject({ ratingDate: '2 de noviembre de 2026' });
});

/** A day about half a year ago, so that the review stays recent. */
function halfAYearAgo(): string {
  return new Date(Date.now() - 180 * 86_400_000).toISOString().slice(0, 10);
}
