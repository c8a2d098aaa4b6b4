import { equal } from 'node:assert/strict';
import { type Lead, readLead } from './lead.ts';
import { sampleBusiness } from './sampleBusiness.ts';
import { suspectSpam } from './spam.ts';

const leadWith = (changes: Partial<Lead>): Lead => ({
  ...readLead({ name: 'Ann', email: 'ann@example.com', phone: '1', message: 'Hello' }, sampleBusiness),
  ...changes,
});
const at = (seconds: number) => new Date(Date.UTC(2024, 2, 15, 14, 0, seconds)).toISOString();

Deno.test('a request without a start time is not suspected', () => equal(suspectSpam(leadWith({}), 2), null));

Deno.test('two seconds are enough', () =>
  equal(suspectSpam(leadWith({ startedAt: at(0), submittedAt: at(2) }), 2), null));

Deno.test('a clock that ran backwards says nothing', () =>
  equal(suspectSpam(leadWith({ startedAt: at(9), submittedAt: at(1) }), 2), null));
