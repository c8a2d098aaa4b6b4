import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../pipeline/lint/suggest';
import { projectFolder } from '../pipeline/projectFolder.mjs';

/** An option of a command: `true` for a flag, a placeholder for its value (`'DIR'`), or its allowed values. */
type Option = true | string | readonly string[];
/** By name, without the leading `--`. */
type Options = Readonly<Record<string, Option>>;

/** What was given on the command line: `true` for a flag, else the text. */
type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name] extends true
    ? true
    : O[Name] extends readonly (infer Choice)[]
      ? Choice
      : string;
};

interface Parsed<O extends Options> {
  readonly values: Values<O>;
  /** The arguments that belong to no option. */
  readonly positionals: readonly string[];
}

/** Invalid arguments. The message is for the user. */
class UsageError extends Error {}

/** Parses arguments, or throws a `UsageError`. `positionalUsage`: positional arguments in the usage (`FILE…`); without it, they are invalid. */
export function parseOptions<const O extends Options>(
  args: readonly string[],
  options: O,
  positionalUsage?: string,
): Parsed<O> {
  const usage = describeUsage(options, positionalUsage);
  const types = Object.entries(options).map(
    ([name, option]) => [name, { type: option === true ? 'boolean' : 'string' }] as const,
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const given = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const [typed = ''] = args[token.index]?.split('=') ?? []; // As it was typed, for example `-f`.
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined || typed !== `--${token.name}`) {
      const similar = nearest(typed, Object.keys(options));
      const hint = similar ? ` Did you mean --${similar}?` : '';
      throw new UsageError(`There is no option ${typed}.${hint} ${usage}`);
    }
    return [[token.name, readValue(token, option, usage)] as const];
  });
  if (given.filter(([name]) => name === 'site' || name === 'content').length > 1)
    throw new UsageError(`--site names the folder above the content: leave out --content. ${usage}`);
  if (positionalUsage === undefined && positionals.length > 0)
    throw new UsageError(`“${positionals[0]}” is not understood. ${usage}`);
  return { values: Object.fromEntries(given) as Values<O>, positionals };
}

/** Parses the arguments of this process. Exits with 2 if they are invalid, and with 0 after `--help`, which prints `about` and the usage. */
export function readOptions<const O extends Options>(
  about: string,
  options: O,
  positionalUsage?: string,
): Parsed<O> {
  const args = process.argv.slice(2);
  // Arguments after `--` are positional.
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  if (args.slice(0, end).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(`${about}\n${describeUsage(options, positionalUsage)}`);
    process.exit(0);
  }
  try {
    return parseOptions(args, options, positionalUsage);
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    throw error;
  }
}

/** Prints a sentence and exits with 2: the command could not run. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** For commands that work on a site: a folder with `content/`, `public/`, a cache and a Git repository. */
export const siteOption = { site: 'DIR' } as const;

/** For commands that build a site. `content`, `out` and `cache` override folders of the site. */
export const folderOptions = { ...siteOption, content: 'DIR', out: 'DIR', cache: 'DIR' } as const;

export type SiteFolders = ReturnType<typeof siteFolders>;

/** The folders that a command works on. By default, those of the sample site. */
export function siteFolders(values: Values<typeof folderOptions>) {
  const root = values.site === undefined ? projectFolder : typedPath(values.site);
  const [content = join(root, 'content'), out = join(root, 'dist/client'), cache = join(root, '.cache')] = [
    values.content,
    values.out,
    values.cache,
  ].map((path) => path && typedPath(path));
  if (values.site !== undefined && !statSync(content, { throwIfNoEntry: false })?.isDirectory())
    refuse(`${root} has no folder “content”. Name the folder of a site with --site DIR.`);
  // The build for publishing in this project writes the file that the form's function imports; any other build leaves it alone.
  const isPublished = out === join(projectFolder, 'dist/client');
  const formFolder = isPublished ? join(projectFolder, 'supabase/functions/submit-contact-form') : cache;
  return { root, content, out, cache, formConfig: join(formFolder, 'business.json') };
}

/** The folders of the sample site, whose root is this project. */
export const projectPaths: Readonly<SiteFolders> = siteFolders({});

/** Resolves a path relative to the folder in which the user typed the command. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function readValue(
  { name, value, inlineValue }: { name: string; value?: string; inlineValue?: boolean },
  option: Option,
  usage: string,
): string | true {
  if (option === true) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value. ${usage}`);
    return true;
  }
  if (!value || (!inlineValue && value.startsWith('-')))
    throw new UsageError(`--${name} needs a value. ${usage}`);
  if (typeof option !== 'string' && !option.includes(value))
    throw new UsageError(`There is no ${name} “${value}”. The ${name}s are: ${option.join(', ')}.`);
  return value;
}

/** For example `This command takes --content DIR, --format text|json|github, --fix and FILE….` */
function describeUsage(options: Options, positionalUsage: string | undefined): string {
  const accepted = Object.entries(options).map(([name, option]) => {
    if (option === true) return `--${name}`;
    return `--${name} ${typeof option === 'string' ? option : option.join('|')}`;
  });
  if (positionalUsage !== undefined) accepted.push(positionalUsage);
  if (accepted.length === 0) return 'This command takes no options.';
  return `This command takes ${new Intl.ListFormat('en-GB').format(accepted)}.`;
}
