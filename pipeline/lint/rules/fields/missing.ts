import { inSentence } from '../../../kinds/kind';
import { isNotAvailable, isNothing } from '../../../kinds/words';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfName, rangeOfText } from '../../../passages/Range';
import { joinPath, type Raw } from '../../../source/Source';
import type { Document } from '../../Document';
import { faultsOf } from '../../fields/faults';
import { isItemPath, isRequired, metaAt, namesAt, quoteName, splitPath } from '../../fields/fieldSchema';
import { type Finding, rule, warning } from '../../rule';

export const missing = rule({
  id: 'missing',
  fields(document, report) {
    const { positions } = document.source;
    const fields = faultsOf(document, 'missing').map(({ field }) => field);
    // Top-level fields of which even the name is missing.
    const absent = fields.filter((field) => !field.includes('.') && !positions.has(field));
    const single = absent.length > 1 ? fields.filter((field) => !absent.includes(field)) : fields;
    if (absent.length > 1) report(explainAbsent(document, absent));
    for (const field of single) report(explainMissing(document, field));
  },
});

function explainMissing(document: Document, field: string): Finding {
  // If the name is missing too, the range of its group or of the file.
  const range = rangeOfName(document, field);
  const { line } = range.start;
  const hasName = document.source.positions.has(field) && line > 1;
  const below = line === 1 ? 'Add it between the two lines of ---' : `Add it below line ${line}`;
  const where = hasName ? `Write it on line ${line}` : below;
  const example = exampleOf(document, field);
  const { about = '', example: value } = metaAt(document, field);
  const what = `${quoteName(field)} is missing. ${about}`.trim();
  const advice = example ? `${where}: ${example}` : `${where}.`;
  const adviceInForm = value && `Write one such as ${value}.`;
  return { range, what, advice, adviceInForm };
}

function explainAbsent(document: Document, fields: readonly string[]): Finding {
  const [first = ''] = fields;
  const lines = fields.map((field) => {
    const { about = '' } = metaAt(document, field);
    return `“${exampleOf(document, field) ?? `${field}:`}” (${inSentence(about)})`;
  });
  const what = `${fields.length} fields are missing.`;
  const advice = `Add lines such as these between the two lines of ---, with your own words: ${lines.join(', ')}.`;
  const { example } = metaAt(document, first);
  const adviceInForm = example && `Write one such as ${example}.`;
  return { range: rangeOfName(document, first), what, advice, adviceInForm };
}

function exampleOf(document: Document, field: string): string | undefined {
  const { example } = metaAt(document, field);
  const { name } = splitPath(field);
  if (example) return isItemPath(field) ? `- ${example}` : `${name}: ${example}`;
  const inner = namesAt(document, field).filter((each) => isRequired(document, joinPath(field, each)));
  const below = inner.map((each) => `${each}: ${metaAt(document, joinPath(field, each)).example}`);
  if (below.length > 0) return `${name}: and below it, two spaces further right: ${below.join(', and ')}`;
  const entry = metaAt(document, `${field}.0`).example;
  return entry && `${name}: and on the line below it, two spaces further right: - ${entry}`;
}

export const empty = warning({
  id: 'empty',
  fields(document, report) {
    const { source } = document;
    for (const field of emptyFields(source.values)) {
      const { group, name } = splitPath(field);
      if (namesAt(document, group).length === 0 || isRequired(document, field)) continue;
      report({ range: rangeOfName({ source }, field), ...NO_VALUE, data: { name } });
    }
    const check = (text: string, field: string) => {
      const isInField = namesAt(document, '').includes(field);
      if (!isNothing(text) && !(isInField && isNotAvailable(text))) return;
      const range = rangeOfText(document, field, 0, text.length);
      report({ range, ...(isRequired(document, field) ? REQUIRED : OPTIONAL), data: { text } });
    };
    visitEntry(document, { string: check, link: ({ label }, field) => check(label, field) });
  },
});

const NO_VALUE = { what: '“{name}” has no value.', advice: 'Write one after the colon, or delete “{name}”.' };
const REQUIRED = { what: 'Visitors would see “{text}”.', advice: 'Write the text itself.' };
const OPTIONAL = { ...REQUIRED, advice: 'Write the text itself, or leave it out.' };

function* emptyFields(group: Raw, path = ''): Generator<string> {
  if (group === null || typeof group === 'string') return;
  for (const [name, value] of Object.entries(group)) {
    if (value === null && !Array.isArray(group)) yield joinPath(path, name);
    else yield* emptyFields(value, joinPath(path, name));
  }
}
