import { field, renamed } from '../../kinds/kind';
import { labelKind } from '../../kinds/text';
import { type LabelKey, languages } from '../../labels/labels';
import { contentType } from '../contentType';

const [english, ...others] = languages;
const keys = Object.keys(english.labels) as LabelKey[];

/** Labels with another key in the previous version, which is still accepted. */
const FORMER_NAMES: Partial<Record<LabelKey, string>> = { license: 'licence' };

/** The example of a label's field is the English text, and its explanation contains the others. */
function labelField(key: LabelKey) {
  const about = others.map(({ name, labels }) => `In ${name}: “${labels[key]}”.`).join(' ');
  return field(labelKind, about, { example: english.labels[key] }).optional();
}

const fields = Object.fromEntries(
  keys.map((key) => {
    const formerName = FORMER_NAMES[key];
    return [key, formerName ? renamed(formerName, labelField(key)) : labelField(key)];
  }),
) as Record<LabelKey, ReturnType<typeof labelField>>;

export const labels = contentType({
  name: 'labels',
  about:
    'Our own texts in your words: buttons, notices, and what screen readers say. Write only those that you want to change. Names in braces are filled in by the site, and must stay.',
  order: 10,
  file: 'labels.md',
  isOptional: true,
  hasFacts: false,
  fields,
  body: 'none',
  sections: 'none',
});
