import { createContext } from 'react';
import { preload } from 'react-dom';
import { css, styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import type { HeroLook } from '../../pipeline/model/contentType';
import { covering, media, quietText, theme } from '../theme';

interface PictureProps {
  picture: PictureValue;
  /** The attribute `sizes` of the image. */
  sizes: string;
  /** Whether to load the picture at once, instead of when it is near the screen. */
  eager?: boolean;
  /** Whether this is the first picture of the page, which loads before everything else. */
  priority?: boolean;
  /** Whether this is the large picture at the top of a page. It loads first, and is sharper on phones. */
  hero?: boolean;
  /** `natural`: its own aspect ratio. `photo`: 3:2. `wide`: 16:9. `square`. `tall`: as tall as its neighbor. `fill`: as large as its parent. */
  shape?: keyof typeof shapes;
  className?: string;
}

/** A photograph in the best format and size that the browser supports. */
export function Picture(props: PictureProps) {
  const { picture, eager, hero, priority = hero, shape = 'natural', className } = props;
  const { alt, width, height, sources, src, color, colors } = picture;
  const sizes = imageSizes(props.sizes);
  const phoneHero = hero ? picture.phoneHero : undefined;
  const loadsAtOnce = eager || priority;
  const placeholder = placeholderClass(shape === 'photo' ? [color] : colors);
  if (priority) preloadPicture(picture, sizes, phoneHero);
  return (
    <Sources className={className ? `${className} ${placeholder}` : placeholder} $shape={shape}>
      {phoneHero && <source type="image/avif" media={SHARP_PHONE} srcSet={phoneHero} />}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        srcSet={sources.jpeg}
        sizes={sizes}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loadsAtOnce ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={loadsAtOnce ? undefined : 'async'}
      />
    </Sources>
  );
}

/** Adds the picture to the preloads in the head of the page. `phoneHero`: the file for phones, if they have one of their own. */
function preloadPicture({ sources, src }: PictureValue, imageSizes: string, phoneHero?: string): void {
  const options = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  const media = phoneHero && { media: OTHER_SCREEN };
  preload(src, { ...options, ...media, imageSrcSet: sources.avif, imageSizes });
  if (phoneHero) preload(phoneHero, { ...options, media: SHARP_PHONE });
}

/** Fills the element with the picture. Lazy pictures wait for the first paint, so that the first picture has all the bandwidth. */
const fill = css`
  html:not([data-painted]) &:has(> [loading='lazy']) {
    content-visibility: auto;
  }

  > img {
    ${covering}
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Cuts the picture to an aspect ratio. */
const framed = (ratio: string) => css`
  ${fill}
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
    ${fill}
    ${covering}
  `,
};

const Sources = styled.picture<{ $shape: keyof typeof shapes }>`
  display: block;
  position: relative;
  overflow: hidden;

  > img {
    display: block;
    width: 100%;
  }

  ${({ $shape }) => shapes[$shape]}

  /* The cover is over the picture, so that the picture counts as painted at once. Picture.client.ts shows and hides the cover. */
  &[data-cover]::after {
    content: '';
    ${covering}
    background: inherit;
    pointer-events: none;
    transition: opacity ${theme.motion.calm} ease-out;
  }

  &[data-cover='off']::after {
    opacity: 0;
  }
`;

/** The media query of a phone with a device pixel ratio of 2 or more, and of every other screen. */
export const SHARP_PHONE = '(min-resolution: 1.9dppx) and (max-width: 30rem)';
export const OTHER_SCREEN = `not all and ${SHARP_PHONE}`;

/** Factor for `sizes` on phones with a high device pixel ratio: 430 px × 3 × 0.58 ≈ 750 px, the width of a file. */
const PHONE_FACTOR = 0.58;

/**
 * The attribute `sizes` of a picture. `width`: its width in the syntax of this attribute; the last entry is for phones, which load smaller
 * files, since a device pixel ratio above 2 makes no visible difference.
 */
export function imageSizes(width: string): string {
  const phoneWidth = width.split(', ').at(-1);
  return `${SHARP_PHONE} calc(${phoneWidth} * ${PHONE_FACTOR}), ${width}`;
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

const WHOLE = '100vw';
const FRAMED = '(min-width: 75rem) 1200px, 100vw';
const BESIDE = '(min-width: 64rem) 56vw, 100vw';

/** The attribute `sizes` of the large picture at the top of a page. */
export const heroSizes: Record<HeroLook | 'article', string> = {
  stage: WHOLE,
  panel: WHOLE,
  beside: BESIDE,
  short: BESIDE,
  band: FRAMED,
  article: FRAMED,
};

/** Whether the first picture of a section is the first picture of the page, which loads before everything else. */
export const PicturePriority = createContext(false);

/**
 * The class for the placeholder of a photograph: a gradient of `colors` (`#rrggbb`), or one color. `Head` writes the rules of the classes on
 * a page; styled-components would repeat all rules of a picture for each photograph.
 */
function placeholderClass(colors: readonly string[]): string {
  return `placeholder${colors.join('').replaceAll('#', '-')}`;
}
