import { createHash } from 'node:crypto';
import { PAGE_END } from '../components/layout/pageEnd';
import { theme } from '../components/theme';
import type { HeadData } from '../pages/headData';
import { iconAddresses } from './iconAddresses';
import { pagePolicy } from './pagePolicy';
import { remember } from './remember';
import { SocialTags } from './SocialTags';
import { speculationRules } from './speculationRules';

interface HeadProps {
  data: HeadData;
  style: string;
  /** The development server puts scripts and styles of its own into the page. */
  development: boolean;
}

/** The only place that prints what a page says of itself, and the only one that escapes structured data. */
export function Head({ data, style, development }: HeadProps) {
  const { title, description, keywords, canonical, counting } = data;
  return (
    <>
      <meta charSet="utf-8" />
      {development ? null : (
        <meta httpEquiv="Content-Security-Policy" content={pagePolicy(hashOf(style), data)} />
      )}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      <link rel="canonical" href={canonical} />
      <meta name="robots" content={data.indexed ? 'max-image-preview:large' : 'noindex'} />
      {data.previous ? <link rel="prev" href={data.previous} /> : null}
      {data.next ? <link rel="next" href={data.next} /> : null}
      <meta name="theme-color" content={theme.raw.color.paper} />
      <link rel="icon" href={iconAddresses.drawn} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconAddresses.touch} />
      <link rel="manifest" href={iconAddresses.manifest} />
      {data.feeds ? <FeedLinks /> : null}
      {counting ? <meta name="counting" content={counting} /> : null}
      {data.frames.map((host) => (
        <link key={host} rel="preconnect" href={host} />
      ))}
      <SocialTags data={data} />
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(data.graph) }} />
    </>
  );
}

function FeedLinks() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="RSS" href="/feed.xml" />
      <link rel="alternate" type="application/atom+xml" title="Atom" href="/atom.xml" />
    </>
  );
}

/** A `</script>` in content must not end the script. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const hashOf = remember((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
