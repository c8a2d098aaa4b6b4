import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import { type PickedLabels, useLabels, useScriptLabels } from '../labels';
import { theme } from '../theme';
import { Picture } from '../ui/Picture';

const LIGHTBOX_LABELS = ['photo', 'close', 'previous', 'next', 'count', 'seeJob'] as const;

/** The labels that the lightbox script reads. */
export type LightboxLabels = PickedLabels<typeof LIGHTBOX_LABELS>;

/**
 * The attributes of an element whose photographs open in a lightbox (`Lightbox.lazy.ts`). Inside it, the caller sets `data-album` on
 * each album, to its title or empty, and in that `data-photo` on the parent of each `PhotoLink`.
 */
export function useGalleryAttributes() {
  return { 'data-gallery': '', ...useScriptLabels(LIGHTBOX_LABELS) };
}

/** A photograph that opens in the lightbox, as a link for pages without scripts. */
export function PhotoLink(photo: Pick<ComponentProps<typeof Picture>, 'picture' | 'sizes' | 'priority'>) {
  const { large, alt } = photo.picture;
  return (
    <Anchor href={large} aria-label={fill(useLabels().openPhoto, { alt })}>
      <Picture {...photo} shape="photo" />
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
