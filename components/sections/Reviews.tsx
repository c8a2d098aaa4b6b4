import type { ReviewsProps } from '../../pipeline/model/sections/reviews';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { ReviewStrip } from '../ui/ReviewStrip';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** A strip of reviews that moves by itself. */
export function Reviews({ reviews, more, ...section }: Rendered<ReviewsProps>) {
  return (
    <Section {...section}>
      <ReviewStrip label={section.heading ?? labels.reviews} reviews={reviews}>
        {more && <TextLink link={more} />}
      </ReviewStrip>
    </Section>
  );
}
