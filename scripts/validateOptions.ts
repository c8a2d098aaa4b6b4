import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectPaths } from './projectPaths';

const FORMATS = ['text', 'json', 'github'] as const;
export type Format = (typeof FORMATS)[number];

interface Options {
  content: string;
  format: Format;
  fix: boolean;
  claims: boolean;
  files: string[];
}

/** What was typed after `npm run validate --`. */
export function validateOptions(argv: string[]): Options | { fault: string } {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        content: { type: 'string' },
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
        claims: { type: 'boolean', default: false },
      },
    });
    const format = FORMATS.find((known) => known === values.format);
    if (!format)
      return { fault: `There is no format “${values.format}”. The formats are: ${FORMATS.join(', ')}.` };
    const content = values.content
      ? resolve(process.env.INIT_CWD ?? process.cwd(), values.content)
      : projectPaths.content;
    return { content, format, fix: values.fix, claims: values.claims, files: positionals };
  } catch (error) {
    const [what] = (error as Error).message.split('. ');
    return {
      fault: `${what}. This command takes --content DIR, --format text, json or github, --fix, --claims, and names of files.`,
    };
  }
}
