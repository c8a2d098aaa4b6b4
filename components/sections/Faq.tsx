import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Disclosure } from '../ui/Disclosure';
import { SplitSection } from '../ui/SplitSection';

/** Questions that open to their answers. */
export function Faq({ questions, ...words }: Rendered<SectionProps['faq']>) {
  return (
    <SplitSection {...words}>
      <Questions>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {answer}
          </Disclosure>
        ))}
      </Questions>
    </SplitSection>
  );
}

const Questions = styled.div`
  align-self: start;
  border-bottom: 1px solid ${theme.color.line};
`;
