import { styled } from 'styled-components';
import { theme } from '../theme';

/** Numbered steps under a small heading, one below the other. */
export function ShortSteps({ steps }: { steps: { title: string; text?: string }[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
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

  h4 {
    font-size: inherit;
    font-weight: 650;
  }

  p {
    margin-top: 0.2rem;
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
`;
