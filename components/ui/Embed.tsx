import { css, styled } from 'styled-components';
import type { Link, Picture as PictureValue } from '../../pipeline/kinds/values';
import { useLabels } from '../labels';
import { covering, media, needsScripts, theme } from '../theme';
import { Button } from './Buttons';
import { Picture } from './Picture';
import { TextLink } from './TextLink';

interface EmbedProps {
  url: string;
  /** The visible title above the frame, and its accessible name. */
  title: string;
  /** A small picture beside the title. */
  image?: PictureValue;
  /** A link to the same content. */
  link: Link;
  /** Whether the frame is one of many in a tab. The script of the tabs then inserts all frames of the tab at once. */
  isInTab?: boolean;
  /** Whether phones show only the upper part, until the visitor opens the rest. */
  isLongOnPhones?: boolean;
  /** In pixels. Without a width, the frame takes the full width, and is lower on phones. */
  width?: number;
  height: number;
}

/**
 * An embedded page of another site. A page cannot detect that a frame was blocked, so the title and the link are always shown above it.
 * The frame is in a template, and Embed.client.ts inserts it after the page has loaded: a browser creates a document for every frame
 * before the first paint, also for an empty one.
 */
export function Embed({ url, title, image, link, isInTab, isLongOnPhones, width, height }: EmbedProps) {
  const labels = useLabels();
  return (
    <figure data-embed={isInTab ? undefined : ''}>
      <Caption>
        {image && <Picture picture={image} sizes="7.5rem" shape="photo" />}
        <div>
          <p>{title}</p>
          <TextLink link={link} about={isInTab ? title : undefined} />
        </div>
      </Caption>
      <FrameBox $width={width} $height={height} $isLong={isLongOnPhones}>
        <Placeholder aria-hidden href={link.href} tabIndex={-1}>
          {link.label}
        </Placeholder>
        <template>
          <iframe loading="lazy" src={url} title={title} width={width} height={height} />
        </template>
      </FrameBox>
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

/** A frame without a width. */
const fullWidth = css<{ $height: number }>`
  width: 100%;
  height: min(${({ $height }) => $height}px, 18rem);

  ${media.medium} {
    height: ${({ $height }) => $height}px;
  }
`;

/** A long frame is cut off on phones, until the visitor opens it. */
const cutOff = css`
  ${media.phone} {
    figure:not([data-open]) > & {
      max-height: 200px;
    }
  }
`;

const FrameBox = styled.div<{ $width?: number; $height: number; $isLong?: boolean }>`
  position: relative;
  ${({ $width, $height }) => ($width ? `width: ${$width}px; height: ${$height}px;` : fullWidth)}
  ${({ $isLong }) => $isLong && cutOff}
  max-width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  /* Hides the frame without scripts, rather than showing it with scripts: older browsers ignore this media query. */
  ${needsScripts}

  > iframe {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** A placeholder behind the frame. It is visible while the frame loads, and if a blocked frame is transparent. */
const Placeholder = styled.a`
  ${covering}
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
