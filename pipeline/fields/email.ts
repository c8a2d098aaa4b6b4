import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

const SHAPE = /^(?!mailto:)[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

const WANTED = 'An e-mail address looks like name@example.com.';
const ONE = 'Only one e-mail address belongs here.';

/** An e-mail address. */
export function email(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      SHAPE.test(written) ? written : refuse(context, 'email', isTwo(written) ? ONE : WANTED, meant(written)),
    );
  return kind(schema, { kind: 'e-mail', example: 'hello@example.com', about });
}

function isTwo(written: string): boolean {
  return (written.match(/@/g) ?? []).length > 1;
}

function meant(written: string): string | undefined {
  const bare = written
    .replace(/^mailto:/i, '')
    .replace(/[<>]/g, '')
    .replace(/\s+(?:at|\(at\)|\[at\])\s+/i, '@')
    .replace(/\s+(?=@)|(?<=@)\s+/g, '');
  return SHAPE.test(bare) ? bare : undefined;
}
