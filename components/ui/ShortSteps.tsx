import { styled } from 'styled-components';
import { theme } from '../theme';

interface ShortStepsProps {
  steps: { title: string; text?: string }[];
  /** Of their titles. */
  level: 'h3' | 'h4';
}

/** Numbered steps one below the other, in a narrow place. */
export function ShortSteps({ steps, level: Title }: ShortStepsProps) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          {text && <p>{text}</p>}
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    padding-block: 0.8rem;
    border-top: 1px solid ${theme.color.line};
    line-height: 1.45;
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    grid-row: span 2;
    color: ${theme.color.accent};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  :is(h3, h4) {
    font-size: inherit;
    font-weight: 650;
  }

  p {
    margin-top: 0.2rem;
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
`;
