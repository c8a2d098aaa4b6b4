import { use } from 'react';
import { styled } from 'styled-components';
import { Comparisons } from '../compare/Comparisons';
import { GalleryPanel, GalleryPanels, GalleryTabs } from '../gallery/GalleryTabs';
import { Album, useLightbox } from '../gallery/Photos';
import { SocialPosts } from '../gallery/SocialPosts';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { itemLevelUnder } from '../ui/ItemTitle';
import { PicturePriority } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

/** The albums, then the posts: as tabs, or one below the other. */
export function Gallery(props: RenderedProps<'gallery'>) {
  const { tabs: _tabs, albums, posts, postsId, pairs, ...section } = props;
  const labels = useLabels();
  const lightbox = useLightbox();
  const level = itemLevelUnder(section.heading);
  const hasPriority = use(PicturePriority);
  const last = posts && postsId && { id: postsId, label: posts.label };
  return (
    <Section {...section}>
      <GalleryPanels {...lightbox}>
        <GalleryTabs label={labels.albums} panels={last ? [...albums, last] : albums} />
        {albums.map(({ id, label, photos }, index) => (
          <GalleryPanel key={id} id={id} label={label} level={level} first={index === 0}>
            <Album photos={photos} priority={hasPriority && index === 0} />
          </GalleryPanel>
        ))}
        {last && (
          <GalleryPanel {...last} level={level}>
            {pairs.length > 0 && <Pairs pairs={pairs} />}
            {posts.text && <Text>{posts.text}</Text>}
            <SocialPosts frames={posts.frames} />
          </GalleryPanel>
        )}
      </GalleryPanels>
    </Section>
  );
}

const Pairs = styled(Comparisons)`
  margin-bottom: ${theme.space.xl};
`;

const Text = styled(Prose)`
  margin-bottom: ${theme.space.m};
  color: ${theme.color.quiet};
`;
