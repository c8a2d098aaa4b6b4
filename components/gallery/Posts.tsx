import { styled } from 'styled-components';
import { FrameSlot } from '../frames/Frame';
import { theme } from '../theme';
import { TextLink } from '../ui/TextLink';

/** Pixels: a post with its caption and buttons. */
const WIDTH = 500;
const HEIGHT = 680;

/** Posts of a social network. Their frames load when the tab is opened; without scripts there are only the links. */
export function Posts({ frames }: { frames: { title: string; url: string }[] }) {
  return (
    <Grid>
      {frames.map(({ title, url }) => (
        <li key={url}>
          <FrameSlot url={url} title={title} width={WIDTH} height={HEIGHT} />
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

/** The address of an embedded post itself, which the address of its frame has in `href`. */
export function postAddress(url: string) {
  const named = new URL(url).searchParams.get('href');
  return named?.startsWith('https://') ? named : url;
}
