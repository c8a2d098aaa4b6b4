import { css, styled } from 'styled-components';
import type { Link, Picture as PictureValue } from '../../pipeline/kinds/values';
import { useLabels } from '../labels';
import { media, needsScripts, theme } from '../theme';
import { Button } from '../ui/Buttons';
import { Hidden } from '../ui/Hidden';
import { Picture } from '../ui/Picture';
import { linkRel, TextLink } from '../ui/TextLink';

interface FrameProps {
  url: string;
  /** What the frame shows. */
  title: string;
  image?: PictureValue;
  /** A link to the same content. */
  link: Link;
  /** Whether it is one of many in a tab, which opens them together. */
  isInTab?: boolean;
  /** Whether phones show only its upper part until it is opened. */
  isLongOnPhones?: boolean;
  /** Pixels at most; without a width, as wide as the space, and lower on phones. */
  width?: number;
  height: number;
}

/**
 * Another site's page, which Frame.client.ts loads after the page itself. A page cannot tell that a frame was blocked, so
 * what it shows stands above it in any case. The frame waits in a template: a browser makes a whole document for even an empty one,
 * before the page's first paint, and without scripts it would load all of them at once.
 */
export function Frame({ url, title, image, link, isInTab, isLongOnPhones, width, height }: FrameProps) {
  const labels = useLabels();
  return (
    <figure data-frame={isInTab ? undefined : ''}>
      <Caption>
        {image && <Picture picture={image} sizes="7.5rem" shape="photo" />}
        <div>
          <p>{title}</p>
          <TextLink link={link}>{isInTab && <Hidden>: {title}</Hidden>}</TextLink>
        </div>
      </Caption>
      <Slot $width={width} $height={height} $isLong={isLongOnPhones}>
        <Behind aria-hidden href={link.href} rel={linkRel(link)} tabIndex={-1}>
          {link.label}
        </Behind>
        <template>
          <iframe loading="lazy" src={url} title={title} width={width} height={height} />
        </template>
      </Slot>
      {isLongOnPhones && (
        <Open type="button" $variant="quiet">
          {labels.showAllPosts}
        </Open>
      )}
    </figure>
  );
}

const Caption = styled.figcaption`
  display: flex;
  gap: ${theme.space.m};
  align-items: center;
  margin-bottom: ${theme.space.s};
  line-height: 1.4;

  > picture {
    flex: none;
    width: 7.5rem;
    max-width: 35%;
  }

  p {
    font-weight: 600;
    text-wrap: balance;
  }
`;

const filling = css<{ $height: number }>`
  width: 100%;
  height: min(${({ $height }) => $height}px, 18rem);

  ${media.medium} {
    height: ${({ $height }) => $height}px;
  }
`;

/** On phones, until it is opened. */
const short = css`
  ${media.phone} {
    figure:not([data-open]) > & {
      max-height: 200px;
    }
  }
`;

const Slot = styled.div<{ $width?: number; $height: number; $isLong?: boolean }>`
  position: relative;
  ${({ $width, $height }) => ($width ? `width: ${$width}px; height: ${$height}px;` : filling)}
  ${({ $isLong }) => $isLong && short}
  max-width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  /* Hidden without scripts, not shown with them: older browsers ignore this query. */
  ${needsScripts}

  > iframe {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** What a frame that loads, or a blocked one that is transparent, leaves visible. The same link stands above it. */
const Behind = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: ${theme.space.m};
  text-align: center;
`;

const Open = styled(Button)`
  width: 100%;
  margin-top: ${theme.space.s};

  figure[data-open] > & {
    display: none;
  }

  ${media.medium} {
    display: none;
  }
  ${needsScripts}
`;
