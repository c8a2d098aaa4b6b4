import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from '../../components/carousel/Carousel';
import { SiteLanguageProvider } from '../../components/labels';
import { siteLanguage } from '../../pipeline/labels/labels';

test.each([
  ['Ann', 0],
  ['Ann, Bo', 2],
])('the cards %s have %i arrows, none of them disabled', (names, arrows) => {
  const html = renderToString(
    <SiteLanguageProvider value={siteLanguage()}>
      <Carousel label="Team">
        {names.split(', ').map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Carousel>
    </SiteLanguageProvider>,
  );
  expect(html.match(/<button/g) ?? []).toHaveLength(arrows);
  expect(html).not.toContain('disabled');
});
