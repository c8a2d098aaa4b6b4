import { basename, join } from 'node:path/posix';
import { expect } from 'vitest';
import type { Message } from '../../../pipeline/lint/message';
import { ruleOf } from '../../../pipeline/lint/rules';
import { textInForm } from '../../../scripts/issueForms/findProblems';
import { formSite, issueForms } from '../../../scripts/issueForms/issueForms';

const site = formSite(join(import.meta.dirname, '..', '..', 'fixtures', 'plumber'));

/** The questions about each kind of file, by the names of their fields. */
const ASKED: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  (
    [
      ['projects', 'job'],
      ['reviews', 'review'],
      ['team', 'team-member'],
      ['blog', 'article'],
      ['business.md', 'fact'],
      ['pages', 'visibility'],
    ] as const
  ).map(([folder, name]) => {
    const questions = issueForms.find((form) => form.name === name)?.questions(site) ?? [];
    const options = questions.flatMap((question) => [...(question.options ?? [])]);
    const labels = name === 'fact' ? options.map(([label, path]) => [path, label] as const) : [];
    const own = name === 'visibility' ? [['published', 'What to do with it'] as const] : [];
    const hours =
      name === 'fact'
        ? ([
            ['hours', 'Opening hours'],
            ['holidays', 'Holidays'],
          ] as const)
        : [];
    return [
      folder,
      new Map([...questions.map(({ id, label }) => [id, label] as const), ...labels, ...own, ...hours]),
    ];
  }),
);

/** A form adds whole files and changes facts: it neither names a file nor takes one over from the published version. */
const NOT_OF_FORMS =
  /^(?:file-|list-wanted|text-wanted|page-address|reference-unknown|wrong-folder|text-unwanted|unknown-name|wrong-depth|field-renamed|line-|name-|logo|second-title|link-copied|missing)/;

const OF_FILES =
  /[{}<>`"]|[Ff]ront ?matter|\b(?:[Dd]elete|[Aa]dd|[Ww]rite) (?:the|a|this|another) line\b|\blines? \d|\bthis line\b|\bfields?\b|\bfiles?\b|\bfolders?\b|\bentr(?:y|ies)\b|\b[a-z]+[A-Z][a-z]+\b|\b\w+: (?:yes|no)\b|“\w+:(?: [^”]*)?”|\w\.md\b|\w\.jpe?g\b|\b(?:images|content|portfolio)\//;

interface Said {
  ruleId: string;
  label: string;
  text: string;
}

/** The stage of the check that the definition of a rule has first. */
const mainStage = (ruleId: string): string =>
  Object.keys(ruleOf(ruleId) ?? {}).find((key) =>
    /^(?:bytes|fences|layout|values|text|fields|markdown|passages|site)$/.test(key),
  ) ?? '';

/** Whether a form can raise a message of a rule about a file, by its path in the content folder. */
export const isOfForms = (ruleId: string, path: string): boolean =>
  (path.split('/')[0] ?? '') in ASKED &&
  basename(path) !== 'descriptions.md' &&
  /^(?:fields|markdown|passages|site)$/.test(mainStage(ruleId)) &&
  !NOT_OF_FORMS.test(ruleId);

/** What messages say to somebody who filled in a form, of those that a form can raise. */
export function saidInForms(messages: readonly Message[]): Said[] {
  return messages.flatMap((message) => {
    const { ruleId, file, field } = message;
    const path = file.replace(/^[^/]+\//, '');
    const labels = ASKED[path.split('/')[0] ?? ''];
    const name = field === '' ? 'body' : field;
    const label = labels?.get(name) ?? labels?.get(name.split('.')[0] ?? '');
    if (!labels || label === undefined || !isOfForms(ruleId, path)) return [];
    return [{ ruleId, label, text: textInForm(message, labels) }];
  });
}

/** Refuses the words of files in what somebody reads who filled in a form. What was typed is in quotation marks. */
export function expectFormWords(texts: readonly Pick<Said, 'ruleId' | 'text'>[]): void {
  for (const { ruleId, text } of texts) {
    const own = text.replace(/“[^”:]*[^”\w:][^”:]*”|“#[^”]*”/g, '““');
    expect(own.replace(/\*\*[^*]*\*\*/g, ''), ruleId).not.toMatch(OF_FILES);
  }
}
