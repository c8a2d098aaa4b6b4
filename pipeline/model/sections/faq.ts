import { group } from '../../fields/group';
import { list } from '../../fields/list';
import { prose } from '../../fields/prose';
import { text } from '../../fields/text';
import { heading } from '../heading';
import { type PropsOf, section } from '../section';

export const faq = section('Questions and answers.', {
  ...heading,
  questions: list(
    group(
      {
        question: text('The question.', 'Are estimates free?'),
        answer: prose('The answer.', 'Yes, and there is no obligation.'),
      },
      'One question.',
    ),
    'The questions.',
  ),
});

export type FaqProps = PropsOf<typeof faq>;
