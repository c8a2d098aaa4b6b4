import { expect, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { llms } from '../../renderer/outputs/llms';
import { renderDocument } from '../../renderer/renderDocument';
import { copyContent, edit } from './copyContent';
import { entryAt, siteOf, treesFrom } from './plumberSite';

test('with one line in business.md the site speaks Spanish', async () => {
  const content = copyContent();
  edit(content, 'business.md', 'founded:', 'language: Spanish\nfounded:');
  const site = await siteOf(content);
  const htmlAt = (address: string) =>
    renderDocument(pageData(entryAt(site, address), site), treesFrom(content));
  const html = htmlAt('/blog/frozen-pipes');
  expect(html).toContain('<html lang="es-US">');
  expect(html).toContain('Compartir artículo');
  expect(html).toMatch(/>\d+ de [a-z]+ de 20\d\d<\/time>/);
  expect(html).toMatch(/>Lunes a [a-zá]+<.*?\d:\d\d a\.m\. a \d+:\d\d p\.m\.</);
  const form = htmlAt('/contact');
  expect(form).toMatch(/<input type="tel"[^>]* data-missing="Escriba su número de teléfono\."/);
  expect(form).toContain('¿Está completo este número?');
  expect(llms(site)).toContain('Zonas de servicio: condado de Cumberland, que incluye ');
});
