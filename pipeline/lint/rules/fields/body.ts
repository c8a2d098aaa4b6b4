import { splitSections } from '../../../model/load/load';
import { contentTypeOf } from '../../../model/registry';
import { type Range, rangeOfName, rangeOnLine } from '../../../passages/Range';
import type { Source } from '../../../source/Source';
import type { Document } from '../../Document';
import { type FieldNames, namesOf } from '../../fields/fieldSchema';
import { type Report, rule } from '../../rule';
import { checkBelowDescriptions } from '../../source/descriptions';

const modelOf = ({ type }: Document) => contentTypeOf(type);
const isEmpty = ({ body }: Source) => body.trim() === '';

export const textUnwanted = rule({
  id: 'text-unwanted',
  what: 'This text below the second --- is shown nowhere.',
  advice: 'Move it into a field above, or delete it.',
  fields(document, report) {
    if (modelOf(document).body !== 'none' || isEmpty(document.source)) return;
    const { body, bodyLine } = document.source;
    const line = bodyLine + body.split('\n').findIndex((each) => each.trim() !== '');
    report({ range: rangeOnLine(document.source, line) });
  },
  text: checkBelowDescriptions,
});

const fieldsBelow = rule({
  id: 'fields-below',
  what: '“{name}” is {what}, and would be shown here as text.',
  advice: 'Move it above the second ---.',
  fields(document, report) {
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
    const range = rangeOnLine(document.source, bodyLine + at, 1, name.length + 1);
    report({ range, data: { name, what } });
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
  what: 'The text is missing.',
  advice: 'Write it below the second ---.',
  adviceInForm: 'Write it here.',
  fields(document, report) {
    const { source } = document;
    if (!isEmpty(source)) return;
    const { body, requiresBody, sections } = modelOf(document);
    const range = rangeOnLine(source, source.lines.length, 1, 1);
    if (body === 'text' || requiresBody) report({ range });
    else if (sections !== 'none') checkSections(document, range, report);
  },
});

/** Checks a page without a text below its fields, whose text may be in its sections. */
function checkSections(document: Document, range: Range, report: Report): void {
  const { source } = document;
  const { sections } = splitSections(source.values, modelOf(document));
  if (sections.length === 0) {
    const advice = 'Write its text below the second ---, or add sections.';
    report({ range, what: 'This page has nothing on it.', advice });
  }
  const slot = sections.find(({ key }) => key === 'text');
  if (slot && !(slot.raw && typeof slot.raw === 'object' && 'body' in slot.raw)) {
    const what = 'The text below the second --- is shown at this point of the page, but there is none.';
    const advice = 'Write it there, or delete this line.';
    report({ range: rangeOfName({ source }, 'text'), what, advice, severity: 'warning' });
  }
}

export const bodyRules = [fieldsBelow, textMissing];
