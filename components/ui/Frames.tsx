import { styled } from 'styled-components';
import { theme } from '../theme';
import { Frame } from './Frame';
import { postAddress } from './postAddress';

/** Posts of a social network, two beside each other where they fit. Size: spec.txt section 9. */
export function Frames({ frames }: { frames: { title: string; url: string }[] }) {
  return (
    <Grid>
      {frames.map(({ title, url }) => (
        <li key={url}>
          <Frame
            url={url}
            title={title}
            width={500}
            height={680}
            link={{ label: title, href: postAddress(url), external: true }}
          />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, min(100%, 500px));
  gap: ${theme.space.l} ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;
