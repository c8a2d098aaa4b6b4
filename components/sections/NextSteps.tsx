import { styled } from 'styled-components';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { notPrinted, quietText, theme } from '../theme';
import { Button } from '../ui/Buttons';
import { CheckList } from '../ui/CheckList';
import { SentFacts } from '../ui/Facts';
import { ItemTitle } from '../ui/ItemTitle';
import { Section } from '../ui/Section';
import { StepList } from '../ui/StepList';

/** The next steps after a form was sent, what to have ready, and a summary of the sent form, which the script fills in. */
export function NextSteps({ steps, atHand, ...section }: RenderedProps<'nextSteps'>) {
  const labels = useLabels();
  return (
    <Section {...section}>
      <StepList steps={steps} />
      {atHand && (
        <Block>
          <ItemTitle>{labels.atHand}</ItemTitle>
          <CheckList items={atHand} columns={2} />
        </Block>
      )}
      <Block hidden data-summary>
        <ItemTitle>{labels.whatYouSent}</ItemTitle>
        <Note>{labels.whatYouSentNote}</Note>
        <SentFacts />
        <Print type="button" $variant="quiet">
          {labels.print}
        </Print>
      </Block>
    </Section>
  );
}

const Block = styled.div`
  max-width: ${theme.width.text};
  margin-top: ${theme.space.xl};

  > ul {
    margin-top: ${theme.space.s};
  }
`;

const Note = styled.p`
  margin-top: 0.35rem;
  ${quietText}
  ${notPrinted}
`;

const Print = styled(Button)`
  margin-top: ${theme.space.m};
`;
