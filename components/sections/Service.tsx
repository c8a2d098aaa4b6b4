import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { CheckList } from '../ui/CheckList';
import { Picture } from '../ui/Picture';
import { Section, SectionHeader, Split } from '../ui/Section';

/** A service with its text, the included work and the steps. */
export function Service(props: RenderedProps<'service'>) {
  const { id, eyebrow, title, heading = title, text, image, card, buttons } = props;
  const { included: includedHeading, includedItems, steps: stepsHeading, processSteps } = props;
  const picture = image ?? card?.image;
  const StepTitle = stepsHeading ? 'h4' : 'h3';
  return (
    <Section id={id}>
      <Split $even>
        <Text>
          <SectionHeader eyebrow={eyebrow} heading={heading} text={text ?? card?.text} />
          <Buttons links={buttons} />
        </Text>
        {picture && <Photo picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" shape="photo" />}
      </Split>
      <Lists $even>
        {includedItems.length > 0 && (
          <div>
            {includedHeading && <Subheading>{includedHeading}</Subheading>}
            <CheckList items={includedItems} />
          </div>
        )}
        {processSteps.length > 0 && (
          <div>
            {stepsHeading && <Subheading>{stepsHeading}</Subheading>}
            <Steps>
              {processSteps.map(({ title: step }) => (
                <li key={step}>
                  <StepTitle>{step}</StepTitle>
                </li>
              ))}
            </Steps>
          </div>
        )}
      </Lists>
    </Section>
  );
}

const Text = styled.div`
  align-self: center;
`;

const Photo = styled(Picture)`
  ${media.phone} {
    aspect-ratio: 2;
  }
`;

const Lists = styled(Split)`
  margin-top: clamp(${theme.space.m}, 5vw, ${theme.space.xxl});
`;

const Subheading = styled.h3`
  margin-bottom: ${theme.space.s};
  font-family: ${theme.font.display};
  font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem);
  letter-spacing: -0.018em;
  line-height: 1.2;
`;

/** Only the titles of the steps: the page of the service has the texts. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  column-gap: ${theme.space.s};
  counter-reset: step;

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    padding-block: 0.55rem;
    border-top: 1px solid ${theme.color.line};
    line-height: 1.35;
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    color: ${theme.color.accent};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  :is(h3, h4) {
    font-size: inherit;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);

    > li {
      padding-block: 0.8rem;
    }
  }
`;
