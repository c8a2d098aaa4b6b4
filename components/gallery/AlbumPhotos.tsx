import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import { media, theme } from '../theme';
import { PhotoLink } from './Lightbox';

const ALBUM_SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw';

/** Number of photographs shown at first. */
const SHOWN_FIRST = 10;

interface AlbumPhotosProps {
  photos: SectionProps['gallery']['albums'][number]['photos'];
  /** Whether the first photograph of the album is the first picture of the page. */
  priority?: boolean;
}

/** Photographs in one to four columns. A button shows the photographs after the first ten. */
export function AlbumPhotos({ photos, priority }: AlbumPhotosProps) {
  const labels = useLabels();
  const more = photos.slice(SHOWN_FIRST);
  return (
    <AlbumGrid data-lightbox-title="">
      <AlbumItems photos={photos.slice(0, SHOWN_FIRST)} priority={priority} />
      {more.length > 0 && (
        <More>
          <summary>{fill(labels.morePhotos, { count: more.length })}</summary>
          <AlbumGrid>
            <AlbumItems photos={more} />
          </AlbumGrid>
        </More>
      )}
    </AlbumGrid>
  );
}

function AlbumItems({ photos, priority }: AlbumPhotosProps) {
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
