import type { SectionProps } from '../../pipeline/model/Site';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { ReviewCards } from '../ui/ReviewCards';
import { ReviewStrip } from '../ui/ReviewStrip';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** So many fit beside each other and need not pass by. */
const STILL = 3;

/** A strip of reviews that moves by itself, or cards where there are few. */
export function Reviews({ reviews, more, ...section }: Rendered<SectionProps['reviews']>) {
  if (reviews.length <= STILL) {
    return (
      <Section {...section}>
        {reviews.length > 0 && <ReviewCards reviews={reviews} />}
        {more && <TextLink link={more} />}
      </Section>
    );
  }
  return (
    <Section {...section}>
      <ReviewStrip label={section.heading ?? labels.reviews} reviews={reviews}>
        {more && <TextLink link={more} />}
      </ReviewStrip>
    </Section>
  );
}
