import { css, styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/fields/mentions';
import { media } from '../media';
import { theme } from '../theme';

export interface PictureProps {
  picture: PictureValue;
  /** The width it takes up on the page, as in the attribute of an `<img>`. */
  sizes: string;
  /** Load at once instead of near the screen. */
  eager?: boolean;
  /** The first picture of the page: before everything else. */
  priority?: boolean;
  /** Its own shape; 3:2; 16:9; a square; as tall as what stands beside it; or over all of its parent. */
  shape?: keyof typeof shapes;
  className?: string;
}

/** A photograph in the best format and size for the screen, on its own colour until it is there. */
export function Picture({ picture, sizes, eager, priority, shape = 'natural', className }: PictureProps) {
  const { alt, width, height, colour, sources, src } = picture;
  const now = eager || priority;
  return (
    <Sources className={className} $shape={shape} $colour={colour}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        srcSet={sources.jpeg}
        sizes={sizes}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={now ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={now ? undefined : 'async'}
      />
    </Sources>
  );
}

const cover = css`
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const shapes = {
  natural: css`
    border-radius: ${theme.radius};
  `,
  photo: css`
    ${cover}
    aspect-ratio: 3 / 2;
    border-radius: ${theme.radius};
  `,
  wide: css`
    ${cover}
    aspect-ratio: 16 / 9;
    border-radius: ${theme.radius};
  `,
  square: css`
    ${cover}
    aspect-ratio: 1;
    border-radius: ${theme.radius};
  `,
  tall: css`
    ${cover}
    aspect-ratio: 3 / 2;
    border-radius: ${theme.radius};

    ${media.wide} {
      height: 100%;
      aspect-ratio: auto;
    }
  `,
  fill: css`
    ${cover}
    position: absolute;
    inset: 0;
  `,
};

const Sources = styled.picture<{ $shape: keyof typeof shapes; $colour: string }>`
  display: block;
  position: relative;
  overflow: hidden;
  background: ${({ $colour }) => $colour};

  > img {
    display: block;
    width: 100%;
    height: auto;
  }

  ${({ $shape }) => shapes[$shape]}
`;
