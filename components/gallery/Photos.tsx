import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import { fill } from '../../pipeline/labels/fill';
import type { Labels } from '../../pipeline/labels/labels';
import type { SectionProps } from '../../pipeline/model/Site';
import { pickLabels, useLabels } from '../labels';
import { media, theme } from '../theme';
import { Picture } from '../ui/Picture';

const ALBUM_SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw';

/** Number of photographs shown at first. */
const SHOWN = 10;

const LIGHTBOX_LABELS = ['photo', 'close', 'previous', 'next', 'count', 'seeJob'] as const;

/** The labels that the lightbox script reads. */
export type LightboxLabels = Pick<Labels, (typeof LIGHTBOX_LABELS)[number]>;

/** The attributes of an element whose photographs open in a lightbox. */
export function useLightbox() {
  const labels = pickLabels(useLabels(), LIGHTBOX_LABELS);
  return { 'data-gallery': true, 'data-labels': JSON.stringify(labels) };
}

interface AlbumProps {
  photos: SectionProps['gallery']['albums'][number]['photos'];
  /** Whether the first photograph of the album is the first picture of the page. */
  priority?: boolean;
}

/** Photographs in one to four columns. A button shows the photographs after the first ten. */
export function Album({ photos, priority }: AlbumProps) {
  const labels = useLabels();
  const more = photos.slice(SHOWN);
  return (
    <AlbumGrid data-set="">
      <AlbumPhotos photos={photos.slice(0, SHOWN)} priority={priority} />
      {more.length > 0 && (
        <More>
          <summary>{fill(labels.morePhotos, { count: more.length })}</summary>
          <AlbumGrid>
            <AlbumPhotos photos={more} />
          </AlbumGrid>
        </More>
      )}
    </AlbumGrid>
  );
}

function AlbumPhotos({ photos, priority }: AlbumProps) {
  return photos.map(({ id, picture, job }, index) => (
    <figure key={id} id={id} data-photo data-job={job?.href} data-title={job?.label}>
      <PhotoLink picture={picture} sizes={ALBUM_SIZES} priority={priority && index === 0} />
    </figure>
  ));
}

/**
 * The button that shows more photographs. It has its own row, or with three or four columns the two cells that the first ten
 * photographs leave empty. Once opened it is hidden, and the photographs continue the row if the browser supports that.
 */
const More = styled.details`
  grid-column: 1 / -1;

  ${media.medium} {
    &:not([open]) {
      grid-column: span 2;
    }
  }

  @supports selector(::details-content) {
    &[open],
    &[open]::details-content,
    &[open] > div {
      display: contents;
    }
  }

  > summary {
    display: grid;
    place-items: center;
    height: 100%;
    min-height: ${theme.height.target};
    border: 1.5px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    color: ${theme.color.link};
    font-weight: 600;
    cursor: pointer;
  }

  &[open] > summary {
    display: none;
  }
`;

const AlbumGrid = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  @media (min-width: 22.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.75rem;
  }

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface PhotosProps {
  /** The title of the lightbox. */
  title: string;
  pictures: PictureValue[];
  /** The width of the whole grid on tablets and wider screens, in the syntax of the attribute `sizes`. */
  width: string;
}

/** The photographs of a project, the first one larger. */
export function Photos({ title, pictures, width }: PhotosProps) {
  return (
    <ProjectGrid data-set={title}>
      {pictures.map((picture, index) => (
        <li key={picture.src} data-photo>
          <PhotoLink picture={picture} sizes={photoSizes(width, index, pictures.length)} />
        </li>
      ))}
    </ProjectGrid>
  );
}

/** The attribute `sizes` of the photograph at `index`: `ProjectGrid` has one to three columns. */
function photoSizes(width: string, index: number, count: number): string {
  const columns = index === 0 || count === 2 ? 1 : count === 3 || count === 5 ? 2 : 3;
  return `${divide(width, columns)}, ${divide('100vw', count === 2 ? 2 : columns)}`;
}

/** Divides each length in a `sizes` attribute by the number of columns. */
const divide = (sizes: string, columns: number) =>
  columns === 1 ? sizes : sizes.replace(/[\w.]+(?=,|$)/g, `calc($& / ${columns})`);

const ProjectGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.xs};
  align-content: start;

  > li {
    grid-column: span 2;
  }

  > li:first-child,
  > li:nth-child(2):last-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    > li:first-child:nth-last-child(2),
    > li:nth-child(2):last-child {
      grid-column: span 3;
    }
  }

  > li:first-child:nth-last-child(3) ~ li,
  > li:first-child:nth-last-child(5) ~ li {
    grid-column: span 3;
  }
`;

function PhotoLink(photo: Pick<ComponentProps<typeof Picture>, 'picture' | 'sizes' | 'priority'>) {
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
