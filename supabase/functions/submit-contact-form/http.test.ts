import { equal } from 'node:assert/strict';
import { isAllowedOrigin } from './http.ts';

const allowed = ['https://www.maplerow.example', 'http://localhost:*'];

for (const [origin, expected] of [
  ['https://www.maplerow.example', true],
  ['http://localhost:4173', true],
  ['http://localhost', false],
  ['http://localhost:4173.evil.example', false],
  ['http://localhost.evil.example', false],
  ['https://www.maplerow.example.evil.example', false],
  ['http://www.maplerow.example', false],
  ['null', false],
] as const) {
  Deno.test(`${origin} ${expected ? 'may' : 'may not'} post`, () =>
    equal(isAllowedOrigin(origin, allowed), expected));
}
