import { parse, stringify } from 'yaml';

/** Parses YAML with its own types, for files that owners do not write. Throws if it cannot be parsed. */
export const readTypedYaml = (text: string): unknown => parse(text);

/** Front matter without its fences, each value on one line. A number is written without quotes: the site reads it as text anyway. */
export const writeYaml = (fields: unknown): string =>
  stringify(fields, withNumbers, { lineWidth: 0, nullStr: '', aliasDuplicateObjects: false });

const withNumbers = (_name: unknown, value: unknown) =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value;

/** YAML for programs with older rules for `yes` and `1.10`: every text is quoted. */
export const writeQuotedYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
