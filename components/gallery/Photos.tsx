import { styled } from 'styled-components';
import type { Picture } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { PhotoLink } from './PhotoLink';

/** The first photograph large, the others in a row under it; `title` stands over them when they are seen large. */
export function Photos({ title, pictures }: { title: string; pictures: Picture[] }) {
  return (
    <Grid data-set={title}>
      {pictures.map((picture, index) => (
        <li key={picture.src} data-photo>
          <PhotoLink picture={picture} sizes={index === 0 ? LARGE : SMALL} />
        </li>
      ))}
    </Grid>
  );
}

const LARGE = '(min-width: 64rem) 58vw, 100vw';
const SMALL = '(min-width: 64rem) 29vw, 50vw';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.xs};
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    grid-column: span 2;
  }

  > li:first-child,
  > li:nth-child(2):last-child {
    grid-column: 1 / -1;
  }

  > li:first-child:nth-last-child(3) ~ li,
  > li:first-child:nth-last-child(5) ~ li {
    grid-column: span 3;
  }
`;
