import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import type { SiteLanguage } from '../../pipeline/labels/labels';
import { BeforeAfterFigure } from '../beforeAfter/BeforeAfterSlider';
import { useLightbox } from '../gallery/Lightbox';
import { ProjectPhotos } from '../gallery/ProjectPhotos';
import { useWords } from '../labels';
import { durationInWords, moneyInWords } from '../projects/spansInWords';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { Month } from '../ui/Day';
import { Facts } from '../ui/Facts';
import { Prose } from '../ui/Prose';
import { ReviewCards } from '../ui/ReviewCards';
import { Section, Split, Sticky } from '../ui/Section';

type JobProps = RenderedProps<'job'>;

/** A finished job: before/after sliders, its facts beside its story, its photographs, and the customer's review. */
export function Job(job: JobProps) {
  const words = useWords();
  const { labels } = words;
  const lightbox = useLightbox();
  const { title, story, photos, pairs, review } = job;
  // The hero shows the first photograph.
  const others = photos.slice(1);
  return (
    <>
      {pairs && (
        <Section heading={labels.beforeAndAfter}>
          <Pairs>
            {pairs.map((pair) => (
              <BeforeAfterFigure key={pair.title} sizes={PAIR_SIZES} {...pair} />
            ))}
          </Pairs>
        </Section>
      )}
      <Section>
        <Split>
          <Sticky>
            <Facts facts={factsOf(job, words)} />
          </Sticky>
          <Story>{story}</Story>
        </Split>
      </Section>
      {others.length > 0 && (
        <Section>
          <div {...lightbox}>
            <ProjectPhotos title={title} pictures={others} width={PHOTOS_WIDTH} />
          </div>
        </Section>
      )}
      {review && (
        <Section heading={labels.whatTheySaid}>
          <ReviewCards reviews={[review]} />
        </Section>
      )}
    </>
  );
}

const PHOTOS_WIDTH = '(min-width: 75rem) 1200px, (min-width: 48rem) 100vw';
const PAIR_SIZES = '(min-width: 75rem) 1200px, 100vw';

/** The facts that have a value. */
function factsOf(job: JobProps, words: SiteLanguage) {
  const { services, town, finished, took, cost, house, scope, materials } = job;
  const { labels } = words;
  const facts: { label: string; value?: ReactNode }[] = [
    { label: labels.projectService, value: <Links links={services} /> },
    { label: labels.projectTown, value: town && <Links links={[town]} /> },
    { label: labels.projectHouse, value: house },
    { label: labels.projectScope, value: scope },
    { label: labels.projectMaterials, value: materials?.join(', ') },
    { label: labels.projectTook, value: took && durationInWords(took, words) },
    { label: labels.projectFinished, value: <Month month={finished} /> },
    { label: labels.projectCost, value: cost && moneyInWords(cost, words) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function Links({ links }: { links: Link[] }) {
  return links.map(({ label, href }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <FactLink href={href}>{label}</FactLink>
    </span>
  ));
}

const FactLink = styled.a`
  padding-block: 0.75rem;
`;

const Story = styled(Prose)`
  font-size: ${theme.size.lead};
  line-height: 1.55;
`;

const Pairs = styled.div`
  display: grid;
  gap: ${theme.space.xl};
`;
