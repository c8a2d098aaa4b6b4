import { languageNames, languages, tableOf } from '../../labels/labels';
import { listInWords } from '../../labels/phrases';
import { isOfType } from '../Document';
import { type Rule, rule } from '../rule';

/** So many missing labels are named; the reference of fields has all. */
const MAX_NAMED = 5;

const labelsMissing = rule({
  id: 'labels-missing',
  on: 'site',
  isCausedElsewhere: true,
  about: `We have texts of our own in ${listInWords(languageNames, 'en')}. A site in any other language needs all of them in labels.md.`,
  examples: {
    file: 'business.md',
    replace: 'founded:',
    wrong: 'language: pt-BR\nfounded:',
    right: 'language: es\nfounded:',
  },
  check({ documents }, report) {
    const business = documents.find(isOfType('business'));
    const { language, ownerLanguage } = business?.fields ?? {};
    const own = documents.find(isOfType('labels'))?.fields ?? {};
    const missing = Object.keys(languages[0].labels).filter((key) => !(key in own));
    if (language && !tableOf(language) && missing.length > 0)
      report({ in: business, field: 'language', reason: explainMissing(language, missing) });
    if (ownerLanguage && ownerLanguage !== language && !tableOf(ownerLanguage)) {
      const reason = `We have no emails in ${nameOf(ownerLanguage)}. Write ${languageNames.join(' or ')}${language ? ', or the language of the site' : ''}.`;
      report({ in: business, field: 'ownerLanguage', reason });
    }
  },
});

function explainMissing(language: string, missing: readonly string[]): string {
  const named = missing.slice(0, MAX_NAMED).join(', ');
  const others = missing.length - MAX_NAMED;
  const list = others > 0 ? `${named} and ${others} more` : named;
  return `We have no texts of our own in ${nameOf(language)}. Add these to labels.md: ${list}. FIELDS.md lists all labels.`;
}

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

export const languageRules: readonly Rule[] = [labelsMissing];
