import type { FAQPage } from 'schema-dts';
import { groups, text } from '../../kinds/kind';
import { prose } from '../../kinds/text';
import { heading, section } from '../section';
import { idOn } from '../urls';

export const faq = section({
  about: 'Questions and answers.',
  fields: {
    ...heading,
    questions: groups('The questions.', 'One question.', {
      question: text('The question.', 'Are estimates free?'),
      answer: prose('The answer.', 'Yes, and there is no obligation.'),
    }),
  },
  nodes: (all, { site, page }): FAQPage[] => [
    {
      '@type': 'FAQPage',
      '@id': idOn(page, 'faq', site),
      mainEntity: all
        .flatMap(({ questions }) => questions)
        .map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: site.plainText(answer) },
        })),
    },
  ],
});
