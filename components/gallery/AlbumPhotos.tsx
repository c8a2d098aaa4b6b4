import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import { media, theme } from '../theme';
import { PhotoLink } from './Lightbox';

const ALBUM_SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw';

/** Number of photographs shown at first. With three or four columns, they leave two cells of the last row for the button. */
const SHOWN_FIRST = 10;

interface AlbumPhotosProps {
  photos: SectionProps['gallery']['albums'][number]['photos'];
  /** Whether the first photograph of the album is the first picture of the page. */
  priority?: boolean;
}

/** The photographs of an album in one to four columns. A button shows those after the first ten. */
export function AlbumPhotos({ photos, priority }: AlbumPhotosProps) {
  const labels = useLabels();
  const hiddenAtFirst = photos.slice(SHOWN_FIRST);
  return (
    <AlbumGrid data-album="">
      <AlbumItems photos={photos.slice(0, SHOWN_FIRST)} priority={priority} />
      {hiddenAtFirst.length > 0 && (
        <More>
          <summary>{fill(labels.morePhotos, { count: hiddenAtFirst.length })}</summary>
          <AlbumGrid>
            <AlbumItems photos={hiddenAtFirst} />
          </AlbumGrid>
        </More>
      )}
    </AlbumGrid>
  );
}

/** `data-job` and `data-title`: the page of the photograph's job and its title, which the lightbox shows. */
function AlbumItems({ photos, priority }: AlbumPhotosProps) {
  return photos.map(({ id, picture, job }, index) => (
    <figure key={id} id={id} data-photo data-job={job?.href} data-title={job?.label}>
      <PhotoLink picture={picture} sizes={ALBUM_SIZES} priority={priority && index === 0} />
    </figure>
  ));
}

/**
 * The button that shows more photographs. It has its own row on phones; with three or four columns, it fills the last row. When it is opened, it is hidden. The photographs then continue the row, if the browser supports that.
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
