import { styled } from 'styled-components';
import type { Picture as PictureValue } from '../../pipeline/kinds/values';
import { media, theme } from '../theme';
import { PhotoLink } from './Lightbox';

interface ProjectPhotosProps {
  /** The title of the lightbox. */
  title: string;
  pictures: PictureValue[];
  /** The width of the whole grid on tablets and wider screens, in the syntax of the attribute `sizes`. */
  width: string;
}

/** The photographs of a project, the first one larger. */
export function ProjectPhotos({ title, pictures, width }: ProjectPhotosProps) {
  return (
    <ProjectGrid data-album={title}>
      {pictures.map((picture, index) => (
        <li key={picture.src} data-photo>
          <PhotoLink picture={picture} sizes={photoSizes(width, index, pictures.length)} />
        </li>
      ))}
    </ProjectGrid>
  );
}

/** The attribute `sizes` of the photograph at `index`, as wide as `ProjectGrid` makes it. */
function photoSizes(width: string, index: number, count: number): string {
  const smallPerRow = count === 3 || count === 5 ? 2 : 3;
  const columns = index === 0 || count === 2 ? 1 : smallPerRow;
  return `${divide(width, columns)}, ${divide('100vw', count === 2 ? 2 : columns)}`;
}

/** Divides each length of a `sizes` attribute by the number of columns; the conditions before the lengths stay. */
const divide = (sizes: string, columns: number) =>
  columns === 1 ? sizes : sizes.replace(/[\w.]+(?=,|$)/g, `calc($& / ${columns})`);

/**
 * Two photographs are one below the other, on phones side by side. Of three or five, the first is across the grid, above rows of two;
 * of other numbers, above rows of three.
 */
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
