import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaOf } from '../../pipeline/kinds/kind';
import { type Language, languages } from '../../pipeline/labels/labels';
import { pageFields } from '../../pipeline/model/pageFields';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { splitFences, splitLines } from '../../pipeline/source/readSource';
import { readTypedYaml, writeYaml } from '../../pipeline/source/writeYaml';

const root = join(projectFolder, 'scripts/newSite/templates');

/** The languages with a folder of templates. */
export const siteLanguages = languages.filter(({ code }) => existsSync(join(root, code)));

export const languageNamed = (name: string): Language =>
  siteLanguages.find((language) => language.name === name) ?? languages[0];

export const readTemplate = ({ code }: Language, path: string): string =>
  readFileSync(join(root, code, path), 'utf8');

/** The paths of the templates. Pictures are described in the order of the pages that show them. */
export function listTemplates({ code }: Language): string[] {
  return ['', 'pages/', 'services/', 'areas/', 'team/'].flatMap((folder) =>
    readdirSync(join(root, code, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  );
}

export type Values = Readonly<Record<string, unknown>>;

/** `{{#block}}…{{/block}}`, `{{^block}}…{{/block}}` or `{{value}}`. Tags of a block that end their lines take the line ends with them. */
const TAG = /\{\{(?:([#^])(\w+)\}\}(\n?)([\s\S]*?)\{\{\/\2\}\}\3|(\w+)\}\})/g;

/**
 * Fills in a Mustache template: `{{town}}` is a value; `{{#areas}}…{{/areas}}` repeats for each item of a list, or appears once for
 * any other value that is not empty; `{{^areas}}…{{/areas}}` appears for an empty one. Throws for a name that is not in `values`.
 */
export function fillTemplate(
  template: string,
  values: Values,
  show: (value: unknown) => string = String,
): string {
  const find = (name: string): unknown => {
    if (!(name in values)) throw new Error(`A template has {{${name}}}, which has no value.`);
    return values[name] ?? '';
  };
  return template.replace(TAG, (_tag, kind, block, _lineEnd, inner, name) => {
    if (name) return show(find(name));
    const value = find(block);
    const items: Values[] = Array.isArray(value) ? value : value ? [{}] : [];
    if (kind === '#') return items.map((item) => fillTemplate(inner, { ...values, ...item }, show)).join('');
    return items.length === 0 ? fillTemplate(inner, values, show) : '';
  });
}

/** A content file from its template, whose texts are in double quotes. Leaves out fields without a value. */
export function fillPage(template: string, values: Values, more: Values = {}): string {
  const { front, body } = splitFences(splitLines(template)) ?? { front: '', body: template };
  const withoutEmpty = (yaml: string) => yaml.replace(/^ *\w+: ""$/gm, '');
  // A text without its double quotes in YAML, which the template has; a list or a number as a whole.
  const inQuotes = (value: unknown) => JSON.stringify(value).replace(/^"(.*)"$/s, '$1');
  const filled = withoutEmpty(fillTemplate(front, values, inQuotes));
  const comments = filled.match(/^# .*$/gm)?.map((line) => `${line}\n`) ?? [];
  const fields = Object.entries(readTypedYaml(filled) as Values)
    // A group whose fields were all empty.
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, chooseByLength(name, value)]);
  const yaml = writeYaml({ ...Object.fromEntries(fields), ...more });
  return `---\n${comments.join('')}${yaml}---\n${fillTemplate(body, values)}`;
}

const LENGTHS = new Map(
  Object.entries(pageFields).map(([name, schema]) => [name, metaOf(schema).recommendedLength]),
);

/** Templates list several titles and descriptions: chooses the first of a suitable length, or else the last. */
function chooseByLength(field: string, value: unknown): unknown {
  const suitable = LENGTHS.get(field);
  if (!Array.isArray(value) || !suitable) return value;
  return value.find(({ length }) => length >= suitable.min && length <= suitable.max) ?? value.at(-1);
}
