import { parse, stringify } from 'yaml';

/** Parses YAML with its own types, for files that owners do not write. Throws if it cannot be parsed. */
export const readTypedYaml = (text: string): unknown => parse(text);

/** Front matter without its fences, each value on one line. */
export const writeYaml = (fields: unknown): string =>
  stringify(fields, { lineWidth: 0, nullStr: '', aliasDuplicateObjects: false });

/** YAML for programs with older rules for `yes` and `1.10`: every text is quoted. */
export const writeQuotedYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
