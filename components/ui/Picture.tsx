import { createContext } from 'react';
import { preload } from 'react-dom';
import { css, styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import { media, quietText, theme } from '../theme';

interface PictureProps {
  picture: PictureValue;
  /** The width it takes up on the page, as in the attribute of an `<img>`. */
  sizes: string;
  /** Load at once instead of near the screen. */
  eager?: boolean;
  /** The first picture of the page: before everything else. */
  priority?: boolean;
  /** The large picture at the top of a page: before everything else, and sharper on phones. */
  hero?: boolean;
  /** Its own shape; 3:2; 16:9; a square; as tall as its neighbor; or as large as its parent. */
  shape?: keyof typeof shapes;
  className?: string;
}

/** A photograph in the best format and size for the screen. */
export function Picture({
  picture,
  eager,
  hero,
  priority = hero,
  shape = 'natural',
  className,
  ...rest
}: PictureProps) {
  const sizes = imageSizes(rest.sizes);
  const { alt, width, height, sources, src, color, colors } = picture;
  const onPhone = hero ? picture.phoneHero : undefined;
  const now = eager || priority;
  const placeholder = placeholderClass(shape === 'photo' ? [color] : colors);
  if (priority) preloadPicture(picture, sizes, onPhone);
  return (
    <Sources className={className ? `${className} ${placeholder}` : placeholder} $shape={shape}>
      {onPhone && <source type="image/avif" media={SHARP_PHONE} srcSet={onPhone} />}
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

function preloadPicture({ sources, src }: PictureValue, imageSizes: string, onPhone?: string): void {
  const options = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  const elsewhere = onPhone && { media: OTHER_SCREEN };
  preload(src, { ...options, ...elsewhere, imageSrcSet: sources.avif, imageSizes });
  if (onPhone) preload(onPhone, { ...options, media: SHARP_PHONE });
}

/** Pictures far below the screen load after the first paint: before it, they would take bandwidth from the first picture. */
const cover = css`
  html:not([data-painted]) &:has(> [loading='lazy']) {
    content-visibility: auto;
  }

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const framed = (ratio: string) => css`
  ${cover}
  aspect-ratio: ${ratio};
  border-radius: ${theme.radius};
`;

const shapes = {
  natural: css`
    border-radius: ${theme.radius};
  `,
  photo: framed('3 / 2'),
  wide: framed('16 / 9'),
  square: framed('1'),
  tall: css`
    ${framed('3 / 2')}

    ${media.wide} {
      height: 100%;
      min-height: 20rem;
      aspect-ratio: auto;
    }
  `,
  fill: css`
    ${cover}
    position: absolute;
    inset: 0;
  `,
};

const Sources = styled.picture<{ $shape: keyof typeof shapes }>`
  display: block;
  position: relative;
  overflow: hidden;

  > img {
    display: block;
    width: 100%;
    height: auto;
  }

  ${({ $shape }) => shapes[$shape]}

  /* Over the picture, which counts as painted at once. Picture.client.ts shows and hides it. */
  &[data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: inherit;
    pointer-events: none;
    transition: opacity ${theme.motion.calm} ease-out;
  }

  &[data-cover='off']::after {
    opacity: 0;
  }
`;

/** A phone with two or more dots a pixel. */
export const SHARP_PHONE = '(min-resolution: 1.9dppx) and (max-width: 30rem)';
export const OTHER_SCREEN = `not all and ${SHARP_PHONE}`;

/** The part of a picture's width that phones with two or more dots a pixel ask for: one of 430 px at 3x loads 750 px. */
const PHONE_PART = 0.58;

/**
 * The `sizes` of a picture that is `width` wide on the page; the last entry of `width` is a phone's. More than two dots a
 * pixel make no visible difference.
 */
export function imageSizes(width: string): string {
  const onPhone = width.split(', ').at(-1);
  return `${SHARP_PHONE} calc(${onPhone} * ${PHONE_PART}), ${width}`;
}

export function Captioned({ caption, shape = 'photo', ...picture }: PictureProps & { caption?: string }) {
  return (
    <figure>
      <Picture shape={shape} {...picture} />
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

export const Caption = styled.figcaption`
  margin-top: 0.6rem;
  ${quietText}
  line-height: 1.4;
`;

/** Whether a section's first picture is the page's first one, which loads before everything else. */
export const PicturePriority = createContext(false);

/**
 * The class of what is shown until a photograph has loaded: a gradient of these colors, `#rrggbb` each, or one color. Its rule
 * is no styled one: styled-components would repeat all rules of a picture for each photograph.
 */
function placeholderClass(colors: readonly string[]): string {
  return `placeholder${colors.join('').replaceAll('#', '-')}`;
}

const CLASS = /^placeholder(?:-[\da-f]{6})+$/;

/** The colors that such a class was made from, or nothing for another class. */
export function placeholderColors(className: string): string[] | undefined {
  if (!CLASS.test(className)) return undefined;
  const [, ...colors] = className.split('-');
  return colors.map((color) => `#${color}`);
}
