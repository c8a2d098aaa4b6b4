import { describe, expect, inject, test } from 'vitest';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { dripBody, formAddress, postForm, postJson, sampleLead } from './postLead';

const stack = inject('stack');

/** The status and message of an error response. Expects JSON and a short message without jargon. */
async function refusalOf(response: Response): Promise<[number, string]> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body: { error: string } = await response.json();
  expect(body.error).toMatch(/^[A-Z][^\n{}[\]]{10,400}$/);
  expect(body.error).not.toMatch(/zod|json|sql|stack|undefined|null|exception|error/i);
  return [response.status, body.error];
}

describe('fields', () => {
  test.each([
    ['name', { name: '' }, 'Please enter your full name.'],
    ['name, blank', { name: '  ' }, 'Please enter your full name.'],
    ['email', { email: '' }, 'Please enter your email address.'],
    ['email, not one', { email: 'ann' }, 'Please enter a valid email address, such as name@example.com.'],
    ['phone', { phone: undefined }, 'Please enter your phone number.'],
    ['message', { message: ' \n\t ' }, 'Please tell us about your project.'],
    ['name, no text', { name: { toString: 'x' } }, 'Please enter your full name.'],
    [
      'message, too long',
      { message: 'm'.repeat(10_001) },
      'Your message is too long: please use at most 10,000 characters.',
    ],
    [
      'project type',
      { projectType: 'p'.repeat(81) },
      'Your project type is too long: please use at most 80 characters.',
    ],
    [
      'a NUL',
      { message: 'a\0b' },
      'Your message has a character in it that we cannot store. Please type it again.',
    ],
  ])('%s', async (_field, changes, message) => {
    expect(await refusalOf(await postJson(stack, sampleLead(changes)))).toEqual([422, message]);
  });

  test.each(['email', 'phone', 'message', 'projectType', 'address'])('%s, no text', async (field) => {
    const refusal = await refusalOf(await postJson(stack, sampleLead({ [field]: { toString: 'x' } })));
    expect(refusal).toEqual([422, 'Please check what you entered.']);
  });

  test('what a program wrote into the hidden field is not stored', async () => {
    expect((await postJson(stack, sampleLead({ website: 'a\0b' }))).status).toBe(200);
  });

  test('the page of a lead is looked up among the pages only', async () => {
    const body = { error: expect.stringContaining(sampleBusiness.phone) };
    const lead = sampleLead({ idempotencyKey: 'one-key-two-texts', source: 'constructor' });
    expect((await postJson(stack, lead)).status).toBe(200);
    const answer = await postJson(stack, { ...lead, message: 'Another text' });
    expect([answer.status, await answer.json()]).toEqual([409, body]);
  });

  test('everything missing is named at once', async () => {
    expect(await refusalOf(await postJson(stack, {}))).toEqual([
      422,
      'Please enter your full name. Please enter your email address. Please enter your phone number. Please tell us about your project.',
    ]);
  });

  test('a form without JavaScript is sent to the page that says so', async () => {
    const response = await postForm(stack, { name: 'Ann' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/not-sent']);
  });
});

describe('requests', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is the wrong method', async (method) => {
    const response = await fetch(formAddress(stack), { method });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect((await refusalOf(response))[0]).toBe(405);
  });

  test.each(['https://evil.example', 'null'])('a page of %s may not post', async (origin) => {
    const response = await postJson(stack, sampleLead(), { origin });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await refusalOf(response))[0]).toBe(403);
  });

  test.each(['text/plain', 'application/xml', 'application/jsonp'])('%s is the wrong type', async (type) => {
    expect((await refusalOf(await postJson(stack, sampleLead(), { 'content-type': type })))[0]).toBe(415);
  });

  test.each(['', '{', '[]', 'null', '"text"', '{"name":', '\ufeff{}}'])('%j is no message', async (body) => {
    expect((await refusalOf(await postJson(stack, body)))[0]).toBe(400);
  });

  test('a body over 256 KB is too large, announced or not', async () => {
    const body = JSON.stringify(sampleLead({ website: 'x'.repeat(270_000) }));
    expect((await refusalOf(await postJson(stack, body)))[0]).toBe(413);

    // Much more than the buffers of a connection: the client is still sending when the limit is reached.
    const stream = new Blob([body, 'x'.repeat(2_000_000)]).stream();
    const headers = { 'content-type': 'application/json' };
    const options: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: stream,
      headers,
      duplex: 'half',
    };
    expect((await refusalOf(await fetch(formAddress(stack), options)))[0]).toBe(413);
  });

  test('a too large form without JavaScript goes to the page that says so', async () => {
    const response = await postForm(stack, { message: 'x'.repeat(270_000) });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/not-sent']);
  });

  test('a body that drips is ended with 408', async () => {
    const answer = await dripBody(formAddress(stack));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('took too long to reach us');
  });

  test('an address that is none has nothing', async () => {
    expect((await refusalOf(await fetch(`${stack.functionUrl}/elsewhere`)))[0]).toBe(404);
    expect((await refusalOf(await fetch(`${formAddress(stack)}/deliver-mail`, { method: 'POST' })))[0]).toBe(
      403,
    );
  });
});
