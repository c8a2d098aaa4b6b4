import { splitSections } from '../../../model/load/load';
import { contentTypeOf } from '../../../model/registry';
import { positionOf, type Source } from '../../../source/Source';
import type { Document } from '../../Document';
import { type FieldNames, namesOf } from '../../fields/schema';
import { type Rule, rule } from '../../rule';
import { checkBelowDescriptions } from '../../source/descriptions';

const modelOf = ({ type }: Document) => contentTypeOf(type);
const isEmpty = ({ body }: Source) => body.trim() === '';

export const textUnwanted = rule({
  id: 'text-unwanted',
  on: 'fields',
  message: 'This text below the second --- is shown nowhere. Move it into a field above, or delete it.',
  also: { text: checkBelowDescriptions },
  check(document, report) {
    if (modelOf(document).body !== 'none' || isEmpty(document.source)) return;
    const { body, bodyLine } = document.source;
    const line = bodyLine + body.split('\n').findIndex((each) => each.trim() !== '');
    report({ line, column: 1 });
  },
});

const fieldsBelow = rule({
  id: 'fields-below',
  on: 'fields',
  about:
    'Fields and sections are written between the two lines of ---. Below the second one they would be shown as text.',
  check(document, report) {
    if (modelOf(document).body === 'none') return;
    const names = namesOf(modelOf(document));
    const { lines, bodyLine } = document.source;
    const body = lines.slice(bodyLine - 1);
    const first = body.findIndex((line) => line.trim() !== '');
    const at = body.findIndex(
      (line, index) =>
        isSection(line, body[index + 1] ?? '', names) || (index === first && isField(line, names)),
    );
    if (at < 0) return;
    const [name = ''] = (body[at] ?? '').split(':');
    const what = isField(body[at] ?? '', names) ? 'a field' : 'a section';
    const reason = `“${name}” is ${what}, and would be shown here as text. Move it above the second ---.`;
    report({ line: bodyLine + at, column: 1, reason });
  },
});

function isSection(line: string, next: string, { sections }: FieldNames): boolean {
  const [, kind = ''] = /^([a-z]\w*)(?: [\w-]+)?:\s*$/i.exec(line) ?? [];
  return sections.includes(kind) && /^\s+(?:- |[a-z]\w*:)/.test(next);
}

function isField(line: string, { top }: FieldNames): boolean {
  const [, name = ''] = /^([a-z]\w*):\s+\S/.exec(line) ?? [];
  return top.includes(name);
}

const textMissing = rule({
  id: 'text-missing',
  inForm: 'Write the text.',
  on: 'fields',
  about:
    'Articles, reviews and pages without sections need a text. Write it below the second ---. An empty text: marks where the page shows it.',
  check(document, report) {
    const { source } = document;
    if (!isEmpty(source)) return;
    const { body, bodyWanted, sections } = modelOf(document);
    const end = { line: source.lines.length, column: 1 };
    if (body === 'words' || bodyWanted) {
      report({ ...end, reason: 'The text is missing. Write it below the second ---.' });
      return;
    }
    if (sections === 'none') return;
    const written = splitSections(source.values, modelOf(document)).sections;
    if (written.length === 0) {
      const reason = 'This page has nothing on it. Write its text below the second ---, or add sections.';
      report({ ...end, reason });
    }
    const slot = written.find(({ key }) => key === 'text');
    if (!slot || (slot.raw && typeof slot.raw === 'object' && 'body' in slot.raw)) return;
    const reason =
      'The text below the second --- is shown at this point of the page, but there is none. Write it there, or delete this line.';
    report({ field: 'text', ...positionOf(source, 'text'), severity: 'warning', reason });
  },
});

export const bodyRules: readonly Rule[] = [fieldsBelow, textMissing];
