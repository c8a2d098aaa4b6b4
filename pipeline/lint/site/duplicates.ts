import { contentTypeOf } from '../../model/registry';
import type { Document } from '../Document';
import { type RuleOn, rule } from '../rule';
import { EXAMPLE_REVIEW } from './fileNames';

export const fileTwice = rule({
  id: 'file-twice',
  on: 'site',
  severity: 'error',
  isCausedElsewhere: true,
  about:
    'Two files have the same review or the same person, mostly because one was uploaded again under another name. Delete one of the two.',
  examples: {
    wrong: { 'reviews/tom-reed.md': EXAMPLE_REVIEW, 'reviews/tom-reed-1.md': EXAMPLE_REVIEW },
    right: { 'reviews/tom-reed.md': EXAMPLE_REVIEW },
  },
  check({ documents }, report) {
    const first = new Map<string, Document>();
    for (const document of documents) {
      const key = uniqueText(document);
      const other = key && first.get(key);
      if (key && !other) first.set(key, document);
      if (!other) continue;
      const isOriginal = document.name.length < other.name.length;
      const [copy, original] = isOriginal ? [other, document] : [document, other];
      const reason = `This file says the same as ${original.file}, so it would be shown twice. Delete one of the two.`;
      report({ in: copy.file, reason });
    }
  },
});

/** What nobody says twice in the same words, of files that are shown beside others of their type. */
function uniqueText({ type, fields, body }: Document): string | undefined {
  const { duplicateKey = [] } = contentTypeOf(type);
  const values = duplicateKey.map((name) => (name === 'body' ? body?.hash : fields[name]));
  return values.length > 0 && values.every(Boolean) ? [type, ...values].join(' ') : undefined;
}

function sharedField(field: 'title' | 'description', examples: RuleOn<'site'>['examples']): RuleOn<'site'> {
  return rule({
    id: `${field}-twice`,
    on: 'site',
    severity: 'warning',
    isCausedElsewhere: true,
    about: `Two pages have the same ${field}, so that people cannot tell them apart in search results. Write a ${field} of its own for each.`,
    examples,
    check({ documents }, report) {
      const first = new Map<string, string>();
      for (const document of documents) {
        const value = document.fields[field];
        if (document.address === undefined || typeof value !== 'string') continue;
        const other = first.get(value);
        if (!other) {
          first.set(value, document.file);
          continue;
        }
        const reason = `This ${field} is the same as the one in ${other}. Search engines want each page to have its own.`;
        report({ in: document, field, reason });
      }
    },
  });
}

export const titleTwice = sharedField('title', {
  file: 'pages/notes.md',
  wrong: 'title: Ask a Portland Plumber for a Visit',
  right: 'title: Notes From Two Maine Plumbers',
});

export const descriptionTwice = sharedField('description', {
  file: 'pages/not-sent.md',
  wrong:
    'description: Your words have arrived at Harbor Light Plumbing. One of the two plumbers will call you back on the same day.',
  right:
    'description: The message did not reach Harbor Light Plumbing. Please send it once more from the form, or simply call us.',
});
