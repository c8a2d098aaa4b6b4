import type { HeadData } from '../pages/headData';

/** What social networks show of a page: Open Graph, which all of them read (Twitter the title and description too), and what Twitter wants besides. */
export function SocialTags({ data }: { data: HeadData }) {
  const { title, description, canonical, image, article } = data;
  return (
    <>
      <meta property="og:type" content={data.type} />
      <meta property="og:site_name" content={data.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
      {article ? <ArticleTags {...article} /> : null}
    </>
  );
}

function ArticleTags({ published, modified, section, tags }: NonNullable<HeadData['article']>) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      <meta property="article:section" content={section} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
