import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import type { SectionProps } from '../../pipeline/model/Site';
import { BeforeAfterGrid } from '../beforeAfter/BeforeAfterGrid';
import { type BeforeAfterPair, BeforeAfterSlider } from '../beforeAfter/BeforeAfterSlider';
import { useLabels, useWords } from '../labels';
import { durationInWords, moneyInWords } from '../projects/spansInWords';
import type { RenderedProps } from '../RenderedProps';
import { media, theme } from '../theme';
import { Month } from '../ui/Day';
import { Facts } from '../ui/Facts';
import { Hidden } from '../ui/Hidden';
import { ItemLevel, ItemTitle, itemLevelUnder } from '../ui/ItemTitle';
import { Section, SectionHeader } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Before/after sliders. A single pair with a known job is shown with the facts of that job. */
export function Compare({ id, pairs, jobs, ...header }: RenderedProps<'compare'>) {
  const { seeJob } = useLabels();
  const linked = pairs.map((pair, index) => {
    const card = jobs[index];
    return { ...pair, card, job: card ? { label: seeJob, href: card.address, external: false } : undefined };
  });
  const [first, ...others] = linked;
  if (first?.card && first.job && others.length === 0)
    return <JobComparison id={id} header={header} pair={first} card={first.card} job={first.job} />;
  return (
    <Section id={id} {...header}>
      <BeforeAfterGrid pairs={linked} />
    </Section>
  );
}

interface JobComparisonProps {
  id?: string;
  header: ComponentProps<typeof SectionHeader>;
  pair: BeforeAfterPair;
  card: NonNullable<SectionProps['compare']['jobs'][number]>;
  job: Link;
}

/** A before/after slider that reaches the edge of the screen, beside the cost and the duration of the job. */
function JobComparison({ id, header, pair, card, job }: JobComparisonProps) {
  const words = useWords();
  const { labels } = words;
  const { labels: kinds, cost, took, finished } = card;
  return (
    <Section id={id}>
      <Header>
        <SectionHeader {...header} />
      </Header>
      <Room>
        <BeforeAfterSlider {...pair} sizes="(min-width: 64rem) 60vw, 100vw" bleed />
      </Room>
      <Text>
        <ItemLevel value={itemLevelUnder(header.heading)}>
          <ItemTitle>{pair.title}</ItemTitle>
        </ItemLevel>
        <Kinds>{kinds.join(' · ')}</Kinds>
        <Facts
          large
          facts={[
            ...(cost ? [{ label: labels.projectCost, value: moneyInWords(cost, words) }] : []),
            ...(took ? [{ label: labels.projectTook, value: durationInWords(took, words) }] : []),
            { label: labels.projectFinished, value: <Month month={finished} /> },
          ]}
        />
        <TextLink link={job}>
          <Hidden>: {pair.title}</Hidden>
        </TextLink>
      </Text>
    </Section>
  );
}

const Text = styled.div`
  ${media.wide} {
    max-width: 33%;
  }
`;

const Header = styled(Text)`
  margin-bottom: clamp(${theme.space.m}, 5vw, ${theme.space.xl});
`;

/** The slider. On wide screens it is as high as the section. */
const Room = styled.div`
  margin: 0 calc(-1 * ${theme.space.gutter}) ${theme.space.m};

  ${media.wide} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 60%;
    margin: 0;
  }

  ${media.print} {
    position: static;
    width: auto;
    margin: 0 0 ${theme.space.s};
  }
`;

const Kinds = styled.p`
  margin-top: 0.35rem;
  color: ${theme.color.quiet};
`;
