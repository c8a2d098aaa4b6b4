import { namesInBraces } from '../../../fields/label';
import { languageNames } from '../../../labels/labels';
import { listInWords } from '../../../labels/phrases';
import { checkValues } from '../../fields/faults';
import { type Rule, rule } from '../../rule';

const label = rule({
  id: 'label',
  about:
    'The site fills in the names in braces of a label, such as {town}. Write the same names, in any order.',
  fields: checkValues('label', ({ input, note }) => {
    const wanted = namesInBraces(note.example ?? '');
    const found = namesInBraces(input);
    const missing = wanted.filter((name) => !found.includes(name));
    const unknown = found.filter((name) => !wanted.includes(name));
    const reasons = [
      ...(missing.length > 0 ? [`This label needs ${inBraces(missing)}, which the site fills in.`] : []),
      ...(unknown.length > 0 ? [`Delete ${inBraces(unknown)}, which stands for nothing here.`] : []),
    ];
    return { reason: `${reasons.join(' ')} In English it says “${note.example}”.` };
  }),
});

const inBraces = (names: readonly string[]): string =>
  listInWords(
    names.map((name) => `{${name}}`),
    'en',
  );

const language = rule({
  id: 'language',
  what: '“{input}” is not a language that we know.',
  advice: `Write ${languageNames.join(', ')}, or the code of another language, such as pt-BR.`,
  fields: checkValues('language', ({ input }) => ({ data: { input } })),
});

export const labelRules: readonly Rule[] = [label, language];
