import { parse, stringify } from 'yaml';

/** Values of YAML that no owner edits on GitHub, by YAML's own types. Throws where it cannot be parsed. */
export const readYaml = (text: string): unknown => parse(text);

/** Front matter without its fences: each value on one line, an empty one as nothing. */
export const writeYaml = (fields: Record<string, unknown>): string =>
  stringify(fields, { lineWidth: 0, nullStr: '', aliasDuplicateObjects: false });

/** YAML for programs that read `yes` and `1.10` by older rules: every text is in quotes. */
export const writeQuotedYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
