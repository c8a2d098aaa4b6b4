import { formErrors } from '../../../pipeline/labels/en/formErrors.ts';
import { mails } from '../../../pipeline/labels/en/mails.ts';
import type { Business } from './business.ts';

/** For tests, and for development while the content has errors. */
export const sampleBusiness: Business = {
  name: 'Sample Contracting',
  phone: '(555) 010-0100',
  phonesByPage: { '/areas/sampleton': '(555) 010-0111' },
  pageTitles: { '/contact': 'Ask Sample Contracting for a Visit' },
  pagePaths: ['/', '/contact', '/leaks'],
  forms: {
    'v-quote': {
      required: ['phone', 'projectType'],
      projectTypes: ['A leak', 'A drain'],
      questions: [
        { question: 'When was it built?', required: true, choices: ['Before 1950', 'After 1950'] },
        { question: 'When may we call?', required: false },
      ],
    },
    'v-either': { required: ['name', 'message'], contactBy: 'either', questions: [] },
  },
  ownerEmail: 'owner@sample.example',
  timeZone: 'America/Denver',
  siteUrl: 'https://www.sample.example',
  thanksPath: '/thank-you',
  notSentPath: '/not-sent',
  answers: formErrors,
  mails: { language: 'en-US', labels: mails },
  colors: {
    stone: '#eeeeee',
    card: '#ffffff',
    ink: '#111111',
    quiet: '#555555',
    action: '#004488',
    actionInk: '#fefefe',
  },
};
