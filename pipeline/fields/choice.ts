import { field } from './field';

/** One of a few words. */
export function choice<T extends string>(options: readonly T[], about: string) {
  return field({
    kind: 'choice',
    example: String(options[0]),
    about,
    options,
    parse: (input) => options.find((option) => option.toLowerCase() === input.toLowerCase()),
  });
}
