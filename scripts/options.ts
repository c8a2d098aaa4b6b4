import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../pipeline/lint/suggest';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { type SiteFolders, siteFoldersIn } from './projectPaths';

/** An option of a command: `true` for a flag, the name of its value (`'DIR'`), or the values that it may have. */
type Option = true | string | readonly string[];
type Options = Readonly<Record<string, Option>>;

type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name] extends true
    ? true
    : O[Name] extends readonly (infer Choice)[]
      ? Choice
      : string;
};

interface Parsed<O extends Options> {
  readonly values: Values<O>;
  readonly names: readonly string[];
}

/** What was typed is not understood; the message is for the person who typed it. */
class UsageError extends Error {}

/**
 * Reads what was typed after a command. `namesOf` says what words without `--` are ('FILE…'); a command without it takes
 * none. Throws a `UsageError`.
 */
export function parseOptions<const O extends Options>(
  args: readonly string[],
  options: O,
  namesOf?: string,
): Parsed<O> {
  const usage = describeUsage(options, namesOf);
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
  const names = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const values = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const [typed = ''] = args[token.index]?.split('=') ?? [];
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined || typed !== `--${token.name}`)
      throw new UsageError(`${unknownOption(typed, options)} ${usage}`);
    return [[token.name, readValue(token, option, usage)] as const];
  });
  if (values.filter(([name]) => name === 'site' || name === 'content').length > 1)
    throw new UsageError(`--site names the folder above the content: leave out --content. ${usage}`);
  if (namesOf === undefined && names.length > 0)
    throw new UsageError(`“${names[0]}” is not understood. ${usage}`);
  return { values: Object.fromEntries(values) as Values<O>, names };
}

/**
 * Reads what was typed after this command; ends with 2 and one sentence where it is not understood. `--help` prints what the
 * command does (`about`) and takes, and ends with 0.
 */
export function readOptions<const O extends Options>(about: string, options: O, namesOf?: string): Parsed<O> {
  const args = process.argv.slice(2);
  // Behind `--` stand names.
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  if (args.slice(0, end).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(`${about}\n${describeUsage(options, namesOf)}`);
    process.exit(0);
  }
  try {
    return parseOptions(args, options, namesOf);
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    throw error;
  }
}

/** Ends the command with 2: it could not run. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** The option of commands that work on a site: a folder with `content/`, `public/`, its own cache and its own Git. */
export const siteOption = { site: 'DIR' } as const;

/** The options of commands that build a site. */
export const folderOptions = { ...siteOption, content: 'DIR', out: 'DIR', cache: 'DIR' } as const;

/** The folders that a command works on: those of the sample site unless options name others. */
export function siteFolders(values: Values<typeof folderOptions>): SiteFolders {
  const site = values.site === undefined ? projectFolder : typedPath(values.site);
  const typed = [values.content, values.out, values.cache].map((path) => path && typedPath(path));
  const [content = resolve(site, 'content'), out, cache] = typed;
  if (values.site !== undefined && !statSync(content, { throwIfNoEntry: false })?.isDirectory())
    refuse(`${site} has no folder “content”. Name the folder of a site with --site DIR.`);
  return siteFoldersIn(site, { content, out, cache });
}

/** A path relative to where the command was typed. */
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

function unknownOption(typed: string, options: Options): string {
  const suggestion = nearest(typed, Object.keys(options));
  const hint = suggestion ? ` Did you mean --${suggestion}?` : '';
  return `There is no option ${typed}.${hint}`;
}

/** `This command takes --content DIR, --format text|json|github, --fix and FILE….` */
function describeUsage(options: Options, namesOf: string | undefined): string {
  const parts = Object.entries(options).map(([name, option]) => {
    if (option === true) return `--${name}`;
    return `--${name} ${typeof option === 'string' ? option : option.join('|')}`;
  });
  const all = namesOf === undefined ? parts : [...parts, namesOf];
  if (all.length === 0) return 'This command takes no options.';
  return `This command takes ${new Intl.ListFormat('en-GB').format(all)}.`;
}
