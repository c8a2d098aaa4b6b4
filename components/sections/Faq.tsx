import Plus from 'lucide-react/icons/plus';
import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, theme } from '../theme';
import { ItemLevel } from '../ui/ItemTitle';
import { Prose } from '../ui/Prose';
import { SplitSection } from '../ui/Section';

/** Questions, each of which opens its answer. */
export function Faq({ questions, ...header }: RenderedProps<'faq'>) {
  return (
    <SplitSection {...header}>
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

function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const Title = use(ItemLevel);
  return (
    <Details>
      <Summary>
        <Title>{title}</Title>
        <Plus aria-hidden size="1.25rem" strokeWidth={1.75} />
      </Summary>
      <Answer>{children}</Answer>
    </Details>
  );
}

const Details = styled.details`
  border-top: 1px solid ${theme.color.line};

  &[open] > summary > svg {
    rotate: 45deg;
  }

  ${media.print} {
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-height: 4rem;
  padding-block: ${theme.space.s};

  > :is(h2, h3) {
    min-width: 0;
    font-size: ${theme.size.h3};
    font-weight: 600;
    letter-spacing: -0.012em;
    line-height: 1.3;
  }

  > svg {
    color: ${theme.color.accent};
    transition: rotate ${theme.motion.quick};
  }

  &:hover > :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

const Answer = styled(Prose)`
  padding: 0 ${theme.space.l} ${theme.space.m} 0;
  color: ${theme.color.quiet};
`;
