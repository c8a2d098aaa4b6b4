import { styled } from 'styled-components';
import type { FaqProps } from '../../pipeline/model/sections/faq';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Disclosure } from '../ui/Disclosure';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { Split } from '../ui/Split';
import { Sticky } from '../ui/Sticky';

/** Questions that open to their answers. */
export function Faq({ id, questions, ...words }: Rendered<FaqProps>) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...words} />
        </Sticky>
        <Questions>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              {answer}
            </Disclosure>
          ))}
        </Questions>
      </Split>
    </Section>
  );
}

const Questions = styled.div`
  border-bottom: 1px solid ${theme.color.line};
`;
