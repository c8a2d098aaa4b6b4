import { deepEqual, equal } from 'node:assert/strict';
import { sampleBusiness as business } from './sampleBusiness.ts';
import { readSettings } from './settings.ts';

const NAMES = [
  'ALLOWED_ORIGINS',
  'CONFIRM_TO_VISITOR',
  'DIGEST',
  'LEADS_REFUSED_AFTER',
  'MAIL_API_KEY',
  'MAIL_API_URL',
  'MAIL_ATTEMPTS',
  'MAIL_FROM',
  'SENDER_HEADER',
];

for (const name of NAMES)
  Deno.test(`an empty ${name} is not set`, () => {
    for (const value of ['', ' '])
      deepEqual(readSettings({ [name]: value }, business), readSettings({}, business));
  });

Deno.test('an empty SITE_URL is the host that was asked', () =>
  equal(readSettings({ SITE_URL: '' }, business).siteUrl, ''));
