import { expect, test } from 'vitest';
import { headersFile } from '../../renderer/outputs/hostFiles';
import { copyContent, edit } from './copyContent';
import { plumberSite, siteOf } from './plumberSite';

test('https is asked of subdomains only where the owner says so', async () => {
  expect(headersFile(await plumberSite())).toMatch(/Strict-Transport-Security: max-age=31536000\n/);
  const content = copyContent();
  edit(content, 'business.md', '\nsite: ', '\nsecureSubdomains: yes\nsite: ');
  expect(headersFile(await siteOf(content))).toMatch(/max-age=31536000; includeSubDomains\n/);
});
