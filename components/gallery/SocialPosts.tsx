import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { Frame } from '../frames/Frame';
import { useLabels } from '../labels';
import { theme } from '../theme';

/** Pixels: a post with its caption and buttons. */
const WIDTH = 500;
const HEIGHT = 680;

type Post = NonNullable<SectionProps['gallery']['posts']>['frames'][number];

/** Posts of a social network. Their frames load when the tab is opened. */
export function SocialPosts({ frames }: { frames: Post[] }) {
  const labels = useLabels();
  return (
    <Grid>
      {frames.map(({ title, url, image }) => {
        const link = { label: labels.seePost, href: postAddress(url), external: true };
        return (
          <li key={url}>
            <Frame {...{ url, title, image, link }} isInTab width={WIDTH} height={HEIGHT} />
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, min(100%, ${WIDTH}px));
  gap: ${theme.space.xl} ${theme.space.m};
  justify-content: space-between;
  align-items: end;
`;

/** The address of an embedded post itself, which the address of its frame has in `href`. */
export function postAddress(url: string) {
  const named = new URL(url).searchParams.get('href');
  return named?.startsWith('https://') ? named : url;
}
