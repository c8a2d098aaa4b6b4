import { styled } from 'styled-components';
import { media, theme } from '../theme';
import { ItemTitle } from './ItemTitle';

/** Numbered steps in a grid. */
export function StepList({ steps }: { steps: { title: string; text?: string }[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <ItemTitle>{title}</ItemTitle>
          {text && <Text>{text}</Text>}
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.l} clamp(${theme.space.l}, 4vw, ${theme.space.xl});
  counter-reset: step;

  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-content: start;
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.edge};
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    grid-row: span 2;
    color: ${theme.color.accent};
    font-size: ${theme.size.h3};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${theme.space.xl};

    /* Two or four steps have two columns, so that no step is alone in a row. */
    &:has(> :last-child:is(:nth-child(2), :nth-child(4))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Text = styled.p`
  margin-top: 0.5rem;
  color: ${theme.color.quiet};
  line-height: 1.55;
`;
