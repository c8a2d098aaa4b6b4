import type { FAQPage } from 'schema-dts';
import type { Entry, Site } from '../Site';
import type { FaqProps } from '../sections/faq';
import { sectionsOf } from '../sectionsOf';
import { idOn } from './ids';

/** All questions of a page, word for word; nothing where there are none. */
export function faqNode(entry: Entry, site: Site): FAQPage | undefined {
  const asked = sectionsOf<FaqProps>(entry, 'faq').flatMap(({ props }) => props.questions);
  if (asked.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': idOn(entry, 'faq', site),
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: site.plainText(answer),
      },
    })),
  };
}
