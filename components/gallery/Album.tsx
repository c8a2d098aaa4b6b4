import { styled } from 'styled-components';
import type { Picture } from '../../pipeline/fields/values';
import { media } from '../media';
import { theme } from '../theme';
import { PhotoLink } from './PhotoLink';

const SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, (min-width: 30rem) 50vw, 100vw';

interface AlbumProps {
  photos: { id: string; picture: Picture }[];
  /** Its first photograph is the page's first picture. */
  leads?: boolean;
}

/**
 * Photographs in one to four columns; each leads to its large version. All but three wait until the page is painted: a
 * browser fetches some dozen of them otherwise, beside the one that is seen first.
 */
export function Album({ photos, leads }: AlbumProps) {
  return (
    <Grid data-set="">
      {photos.map(({ id, picture }, index) => (
        <figure key={id} id={id} data-photo>
          <PhotoLink picture={picture} sizes={SIZES} priority={leads && index === 0} />
        </figure>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  @media (scripting: enabled) {
    html:not([data-painted]) & > :nth-child(n + 4) picture {
      content-visibility: auto;
    }
  }

  @media (min-width: 30rem) {
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
