import { expect, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import { llms } from '../../renderer/outputs/llms';
import { renderDocument } from '../../renderer/renderDocument';
import { copyContent, edit } from './copyContent';
import { siteOf, treesFrom } from './plumberSite';

test('with one line in business.md the site speaks Spanish', async () => {
  const content = copyContent();
  edit(content, 'business.md', 'founded:', 'language: Spanish\nfounded:');
  const site = await siteOf(content);
  const page = entriesOf(site).find(({ address }) => address === '/blog/frozen-pipes');
  if (!page) throw new Error('no article');
  const html = renderDocument(pageData(page, site), treesFrom(content));
  expect(html).toContain('<html lang="es-US">');
  expect(html).toContain('Compartir artículo');
  expect(html).toMatch(/>\d+ de [a-z]+ de 20\d\d<\/time>/);
  expect(html).toMatch(/>Lunes a [a-zá]+<.*?\d:\d\d a\.m\. a \d+:\d\d p\.m\.</);
  const contact = entriesOf(site).find(({ address }) => address === '/contact');
  if (!contact) throw new Error('no contact page');
  const form = renderDocument(pageData(contact, site), treesFrom(content));
  expect(form).toMatch(/<input type="tel"[^>]* data-missing="Escriba su número de teléfono\."/);
  expect(form).toContain('¿Está completo este número?');
  expect(llms(site)).toContain('Zonas de servicio: condado de Cumberland, que incluye ');
});
