import { field } from './field';

export const YES = ['yes', 'true', 'on'];
export const NO = ['no', 'false', 'off'];

/** `yes` or `no`; the other usual spellings are understood. */
export function yesNo(about: string, example: 'yes' | 'no') {
  const parse = (input: string): boolean | undefined => {
    const isYes = YES.includes(input.toLowerCase());
    return isYes || NO.includes(input.toLowerCase()) ? isYes : undefined;
  };
  return field({ kind: 'yes or no', example, about, parse });
}
