import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/values';
import { labels } from '../labels';
import { theme } from '../theme';
import { Picture } from '../ui/Picture';

interface PhotoLinkProps {
  picture: PictureValue;
  sizes: string;
  /** The first picture of the page. */
  priority?: boolean;
}

/** A photograph that leads to itself, large. */
export function PhotoLink({ picture, sizes, priority }: PhotoLinkProps) {
  return (
    <Anchor href={picture.large} aria-label={labels.openPhoto(picture.alt)}>
      <Picture picture={picture} sizes={sizes} shape="photo" priority={priority} />
    </Anchor>
  );
}

const Anchor = styled.a`
  display: block;
  overflow: hidden;
  border-radius: ${theme.radius};

  img {
    transition: scale ${theme.motion.calm} ease-out;
  }

  &:hover img {
    scale: 1.03;
  }
`;
