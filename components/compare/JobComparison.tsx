import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { durationInWords, moneyInWords } from '../projects/spans';
import { media, theme } from '../theme';
import { Month } from '../ui/Day';
import { Facts } from '../ui/Facts';
import { Hidden } from '../ui/Hidden';
import { ItemLevel, ItemTitle, itemLevelUnder } from '../ui/ItemTitle';
import { Section, SectionHeader } from '../ui/Section';
import { TextLink } from '../ui/TextLink';
import { type Pair, PairFrame } from './TwoPictures';

interface JobComparisonProps {
  id?: string;
  header: ComponentProps<typeof SectionHeader>;
  pair: Pair;
  card: NonNullable<SectionProps['compare']['jobs'][number]>;
  job: Link;
}

/** A room before and after that reaches the edge of the screen, beside what the job cost and how long it took. */
export function JobComparison({ id, header, pair, card, job }: JobComparisonProps) {
  const words = useWords();
  const { labels } = words;
  const { labels: kinds, cost, took, finished } = card;
  return (
    <Section id={id}>
      <Header>
        <SectionHeader {...header} />
      </Header>
      <Room>
        <PairFrame {...pair} sizes="(min-width: 64rem) 60vw, 100vw" bleed />
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

/** On wide screens as high as the section. */
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
