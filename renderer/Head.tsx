import { createHash } from 'node:crypto';
import type { HeadData } from '../pages/headData';
import { pagePolicy } from './pagePolicy';
import { remember } from './remember';

interface HeadProps {
  data: HeadData;
  style: string;
  /** The development server puts scripts and styles of its own into the page. */
  development: boolean;
}

/** The only place that prints what a page says of itself, and the only one that escapes structured data. */
export function Head({ data, style, development }: HeadProps) {
  const { title, description, keywords, canonical, indexed, image } = data;
  return (
    <>
      <meta charSet="utf-8" />
      {development ? null : (
        <meta httpEquiv="Content-Security-Policy" content={pagePolicy(hashOf(style), data.frames)} />
      )}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      <link rel="canonical" href={canonical} />
      {data.previous ? <link rel="prev" href={data.previous} /> : null}
      {data.next ? <link rel="next" href={data.next} /> : null}
      {indexed ? null : <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#f7f3ec" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {data.frames.map((host) => (
        <link key={host} rel="preconnect" href={host} />
      ))}
      <meta property="og:type" content={data.type} />
      <meta property="og:site_name" content={data.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.published ? <meta property="article:published_time" content={data.published} /> : null}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(data.graph) }} />
    </>
  );
}

/** A `</script>` in content must not end the script. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const hashOf = remember((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
