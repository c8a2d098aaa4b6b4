import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { BeforeAfterGrid } from '../beforeAfter/BeforeAfterGrid';
import { type BeforeAfterPair, BeforeAfterSlider } from '../beforeAfter/BeforeAfterSlider';
import { useLabels, useSiteLanguage } from '../labels';
import { formatDurationSpan, formatMoneySpan } from '../projects/formatSpans';
import type { RenderedProps } from '../RenderedProps';
import { media, theme } from '../theme';
import { Day } from '../ui/Day';
import { Facts } from '../ui/Facts';
import { ItemLevel, ItemTitle, itemLevelUnder } from '../ui/ItemTitle';
import { Section, SectionHeader } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Before/after sliders. `jobs`: the job of each pair, if known. A single pair is shown with the facts of its job. */
export function Compare({ id, pairs, jobs, ...header }: RenderedProps<'compare'>) {
  const { seeJob } = useLabels();
  const [pair, ...otherPairs] = pairs;
  const [job] = jobs;
  if (pair && job && otherPairs.length === 0)
    return <JobComparison id={id} header={header} pair={pair} job={job} />;
  const links = jobs.map((each) => (each ? { label: seeJob, href: each.address } : undefined));
  return (
    <Section id={id} {...header}>
      <BeforeAfterGrid pairs={pairs.map((each, index) => ({ ...each, job: links[index] }))} />
    </Section>
  );
}

interface JobComparisonProps {
  id?: string;
  header: ComponentProps<typeof SectionHeader>;
  pair: BeforeAfterPair;
  job: NonNullable<SectionProps['compare']['jobs'][number]>;
}

/** A before/after slider that reaches the edge of the screen, beside the cost and the duration of the job. */
function JobComparison({ id, header, pair, job }: JobComparisonProps) {
  const siteLanguage = useSiteLanguage();
  const { labels } = siteLanguage;
  const { serviceAndTown, cost, took, finished } = job;
  return (
    <Section id={id}>
      <Header>
        <SectionHeader {...header} />
      </Header>
      <Slider>
        <BeforeAfterSlider {...pair} sizes="(min-width: 64rem) 60vw, 100vw" />
      </Slider>
      <Narrow>
        <ItemLevel value={itemLevelUnder(header.heading)}>
          <ItemTitle>{pair.title}</ItemTitle>
        </ItemLevel>
        <ServiceAndTown>{serviceAndTown.join(' · ')}</ServiceAndTown>
        <Facts
          large
          facts={[
            { label: labels.projectCost, value: cost && formatMoneySpan(cost, siteLanguage) },
            { label: labels.projectTook, value: took && formatDurationSpan(took, siteLanguage) },
            { label: labels.projectFinished, value: <Day date={finished} /> },
          ]}
        />
        <TextLink link={{ label: labels.seeJob, href: job.address }} about={pair.title} />
      </Narrow>
    </Section>
  );
}

const Narrow = styled.div`
  ${media.wide} {
    max-width: 33%;
  }
`;

const Header = styled(Narrow)`
  margin-bottom: clamp(${theme.space.m}, 5vw, ${theme.space.xl});
`;

/** The slider reaches the edge of the screen: a square on phones, as high as the section on wide screens. */
const Slider = styled.div`
  margin: 0 calc(-1 * ${theme.space.gutter}) ${theme.space.m};

  > div {
    border-radius: 0;
  }

  ${media.phone} {
    > div {
      aspect-ratio: 1;
    }
  }

  ${media.wide} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 60%;
    margin: 0;

    > div {
      height: 100%;
      aspect-ratio: auto;
    }
  }

  ${media.print} {
    position: static;
    width: auto;
    margin: 0 0 ${theme.space.s};

    > div {
      height: auto;
      aspect-ratio: 3 / 2;
    }
  }
`;

const ServiceAndTown = styled.p`
  margin-top: 0.35rem;
  color: ${theme.color.quiet};
`;
