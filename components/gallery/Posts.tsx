import { styled } from 'styled-components';
import { theme } from '../theme';
import { postAddress } from '../ui/postAddress';
import { TextLink } from '../ui/TextLink';

/** Pixels: spec.txt section 9. */
const WIDTH = 500;
const HEIGHT = 680;

/**
 * Posts of a social network, two beside each other where they fit. Their frames wait in a template until the tab is
 * opened: without scripts a browser would load all of them at once, so there the links do.
 */
export function Posts({ frames }: { frames: { title: string; url: string }[] }) {
  return (
    <Grid>
      {frames.map(({ title, url }) => (
        <li key={url}>
          <Place>
            <template>
              <iframe loading="lazy" src={url} title={title} width={WIDTH} height={HEIGHT} />
            </template>
          </Place>
          <TextLink link={{ label: title, href: postAddress(url), external: true }} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, min(100%, ${WIDTH}px));
  gap: ${theme.space.l} ${theme.space.m};
  justify-content: space-between;
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: 1.4;
`;

const Place = styled.div`
  display: none;

  @media (scripting: enabled) {
    display: block;
    height: ${HEIGHT}px;
    margin-bottom: 0.25rem;
    overflow: hidden;
    border-radius: ${theme.radius};
    background: ${theme.color.card};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
`;
