import { group, groups, text } from '../../kinds/kind';
import { webAddress } from '../../kinds/link';
import { image } from '../../kinds/references';
import { prose } from '../../kinds/text';
import { beforeAfterPairs, linkToProject } from '../projects';
import { heading, section } from '../section';
import { fileSlug } from '../urls';

export const gallery = section({
  about: 'All photos in the portfolio, in tabs, and posts from a social network.',
  fields: {
    ...heading,
    tabs: groups('The tabs, in order.', 'One tab.', {
      label: text('The name of the tab.', 'Repairs'),
      photos: text('The folder in content/portfolio that holds its photos.', 'repairs'),
      description: text('The description for photos that have none of their own.', 'A finished repair'),
    }),
    posts: group('A tab with posts from a social network.', {
      label: text('The name of the tab.', 'Before & After'),
      text: prose('A sentence above the posts.', 'Posts from our jobs.').optional(),
      frames: groups('The posts.', 'One post.', {
        title: text('What the post shows.', 'A job before and after'),
        image: image('A picture of it, above the post.').optional(),
        url: webAddress(
          'The embed address that the network gives you.',
          'https://www.facebook.com/plugins/post.php',
        ),
      }),
    }).optional(),
  },
  pageType: 'ImageGallery',
  data: ({ tabs, posts }, { site }) => ({
    postsId: posts && fileSlug(posts.label),
    pairs: beforeAfterPairs(site.entries.project, site),
    albums: tabs.map(({ label, photos: folder, description }) => ({
      id: folder,
      label,
      photos: site.photos
        .filter((photo) => photo.category === folder)
        .map(({ id, picture }) => ({
          id,
          picture: { ...picture, alt: picture.alt || description },
          job: linkToProject(picture, site),
        })),
    })),
  }),
  frames: ({ posts }) => posts?.frames.map(({ url }) => url) ?? [],
  anchors: ({ tabs = [], posts, albums = [] }: AuthoredGallery) => [
    ...tabs.map(({ photos }) => photos),
    ...albums.flatMap(({ photos }) => photos.map(({ id }) => id)),
    ...(posts ? [fileSlug(posts.label)] : []),
  ],
});

/** The fields that the ids are made from. Invalid ones are missing. */
interface AuthoredGallery {
  tabs?: { photos: string }[];
  posts?: { label: string };
  /** Only in resolved props. */
  albums?: { photos: { id: string }[] }[];
}
