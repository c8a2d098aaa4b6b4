import { use } from 'react';
import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { BeforeAfterGrid } from '../beforeAfter/BeforeAfterGrid';
import { AlbumPhotos } from '../gallery/AlbumPhotos';
import { GalleryPanel, GalleryPanels, GalleryTabs } from '../gallery/GalleryTabs';
import { useGalleryAttributes } from '../gallery/Lightbox';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { Embed } from '../ui/Embed';
import { PicturePriority } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

/** Albums of photographs, then posts of a social network: as tabs, or below each other without scripts. */
export function Gallery(props: RenderedProps<'gallery'>) {
  const { albums, posts, postsId, pairs, ...section } = props;
  const gallery = useGalleryAttributes();
  const hasPriority = use(PicturePriority);
  const postsPanel = posts && postsId && { id: postsId, label: posts.label };
  return (
    <Section {...section}>
      <GalleryPanels {...gallery}>
        <GalleryTabs label={useLabels().albums} panels={postsPanel ? [...albums, postsPanel] : albums} />
        {albums.map(({ id, label, photos }, index) => (
          <GalleryPanel key={id} id={id} label={label} isFirst={index === 0}>
            <AlbumPhotos photos={photos} priority={hasPriority && index === 0} />
          </GalleryPanel>
        ))}
        {postsPanel && (
          <GalleryPanel {...postsPanel}>
            {pairs.length > 0 && <Pairs pairs={pairs} />}
            {posts.text && <Text>{posts.text}</Text>}
            <SocialPosts frames={posts.frames} />
          </GalleryPanel>
        )}
      </GalleryPanels>
    </Section>
  );
}

const Pairs = styled(BeforeAfterGrid)`
  margin-bottom: ${theme.space.xl};
`;

const Text = styled(Prose)`
  margin-bottom: ${theme.space.m};
  color: ${theme.color.quiet};
`;

/** The size in pixels of a post with its caption and buttons. */
const POST_WIDTH = 500;
const POST_HEIGHT = 680;

/** Posts of a social network. Their frames load when the visitor opens the tab. */
function SocialPosts({ frames }: Pick<NonNullable<SectionProps['gallery']['posts']>, 'frames'>) {
  const labels = useLabels();
  return (
    <Grid>
      {frames.map(({ title, url, image }) => {
        const link = { label: labels.seePost, href: postAddress(url) };
        return (
          <li key={url}>
            <Embed {...{ url, title, image, link }} isInTab width={POST_WIDTH} height={POST_HEIGHT} />
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, min(100%, ${POST_WIDTH}px));
  gap: ${theme.space.xl} ${theme.space.m};
  justify-content: space-between;
  align-items: end;
`;

/** The address of an embedded post. The address of its frame contains it in the parameter `href`. */
export function postAddress(url: string) {
  const postUrl = new URL(url).searchParams.get('href');
  return postUrl?.startsWith('https://') ? postUrl : url;
}
