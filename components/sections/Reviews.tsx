import { styled } from 'styled-components';
import type { ReviewsProps } from '../../pipeline/model/sections/reviews';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { ReviewStrip } from '../ui/ReviewStrip';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** A strip of reviews that moves by itself. */
export function Reviews({ reviews, more, ...section }: Rendered<ReviewsProps>) {
  return (
    <Section {...section}>
      <ReviewStrip label={section.heading ?? labels.reviews} reviews={reviews} />
      {more && (
        <More>
          <TextLink link={more} />
        </More>
      )}
    </Section>
  );
}

const More = styled.p`
  margin-top: ${theme.space.s};
`;
