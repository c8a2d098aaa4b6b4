import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import type { SiteLanguage } from '../../pipeline/labels/labels';
import { BeforeAfterFigure } from '../beforeAfter/BeforeAfterSlider';
import { useGalleryAttributes } from '../gallery/Lightbox';
import { ProjectPhotos } from '../gallery/ProjectPhotos';
import { useSiteLanguage } from '../labels';
import { formatDurationSpan, formatMoneySpan } from '../projects/formatSpans';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { Day } from '../ui/Day';
import { Facts } from '../ui/Facts';
import { Prose } from '../ui/Prose';
import { ReviewCards } from '../ui/ReviewCards';
import { Section, Split, Sticky } from '../ui/Section';

type JobProps = RenderedProps<'job'>;

/** A finished job: before/after sliders, its facts beside its story, its photographs, and the customer's review. */
export function Job(job: JobProps) {
  const siteLanguage = useSiteLanguage();
  const { labels } = siteLanguage;
  const gallery = useGalleryAttributes();
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
            <Facts facts={factsOf(job, siteLanguage)} />
          </Sticky>
          <Story>{story}</Story>
        </Split>
      </Section>
      {others.length > 0 && (
        <Section>
          <div {...gallery}>
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

/** The width of the grid of photographs, and of a before/after slider, as in the attribute `sizes`. */
const PHOTOS_WIDTH = '(min-width: 75rem) 1200px, (min-width: 48rem) 100vw';
const PAIR_SIZES = '(min-width: 75rem) 1200px, 100vw';

/** The facts about a job, some of which may be unknown. */
function factsOf(job: JobProps, siteLanguage: SiteLanguage) {
  const { services, town, finished, took, cost, house, scope, materials } = job;
  const { labels } = siteLanguage;
  return [
    { label: labels.projectService, value: <Links links={services} /> },
    { label: labels.projectTown, value: town && <Links links={[town]} /> },
    { label: labels.projectHouse, value: house },
    { label: labels.projectScope, value: scope },
    { label: labels.projectMaterials, value: materials?.join(', ') },
    { label: labels.projectTook, value: took && formatDurationSpan(took, siteLanguage) },
    { label: labels.projectFinished, value: <Day date={finished} /> },
    { label: labels.projectCost, value: cost && formatMoneySpan(cost, siteLanguage) },
  ];
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
