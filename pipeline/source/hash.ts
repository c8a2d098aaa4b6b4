import { createHash } from 'node:crypto';

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
