import { createHash } from 'node:crypto';
import type { ComponentProps, ReactElement } from 'react';
import { PAGE_END } from '../components/layout/PageFrame';
import { declarations } from '../components/theme';
import type { HeadData } from '../pages/headData';
import type { PageData } from '../pages/pageData';
import { themeColors } from '../pages/themeColors';
import { fontAddresses, fontFace, fontVariables } from './font/fontFace';
import { iconAddresses } from './outputs/manifest';
import { pagePolicy, speculationRules } from './pagePolicy';

type StyleProps = Pick<ComponentProps<'style'>, 'dangerouslySetInnerHTML'>;

interface HeadProps {
  data: HeadData;
  theme?: PageData['theme'];
  /** The `<style>` elements of the page, in order. */
  styles: readonly ReactElement<StyleProps>[];
  /** Omits the Content-Security-Policy, because the development server injects scripts and styles. */
  development: boolean;
}

export function Head({ data, theme, styles, development }: HeadProps) {
  const { title, description, keywords, canonical, counting } = data;
  return (
    <>
      {fontAddresses(theme?.font).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta charSet="utf-8" />
      {development ? null : (
        <meta httpEquiv="Content-Security-Policy" content={pagePolicy(styles.map(hashOf), data)} />
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
      <meta name="theme-color" content={themeColors(theme).color.paper} />
      <link rel="icon" href={iconAddresses.drawn} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconAddresses.touch} />
      <link rel="manifest" href={iconAddresses.manifest} />
      {data.feeds ? (
        <>
          <link rel="alternate" type="application/rss+xml" title="RSS" href="/feed.xml" />
          <link rel="alternate" type="application/atom+xml" title="Atom" href="/atom.xml" />
        </>
      ) : null}
      {counting ? <meta name="counting" content={counting} /> : null}
      {data.frames.map((host) => (
        <link key={host} rel="preconnect" href={host} />
      ))}
      <SocialTags data={data} />
      {styles}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(data.graph) }} />
    </>
  );
}

/** Open Graph tags for all social networks. Twitter reads their title and description too, and needs tags of its own for the rest. */
function SocialTags({ data }: { data: HeadData }) {
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
      {article ? (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          <meta property="article:section" content={article.section} />
          {article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** JSON for a `<script>`: escapes `<`, so that a `</script>` in content does not end the element. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function hashOf({ props }: ReactElement<StyleProps>): string {
  const css = props.dangerouslySetInnerHTML?.__html ?? '';
  return `'sha256-${createHash('sha256').update(`${css}`).digest('base64')}'`;
}

/** The page's CSS that is not part of components: fonts, the colors of the business, placeholders of its pictures. */
export function ownStyle(html: string, theme?: PageData['theme']): string {
  return [fontFace(theme?.font), themeOverrides(theme), ...placeholderRules(html)].join('');
}

/** Overrides the theme with the colors and fonts that the business chose. */
function themeOverrides(theme: PageData['theme'] = {}): string {
  const colors = theme.color || theme.action ? declarations(themeColors(theme)) : '';
  const variables = colors + fontVariables(theme.font);
  return variables && `:root{${variables.slice(0, -1)}}`;
}

/** The rules of the classes that `Picture` gives to photographs: `placeholder-ddeeff-aabbcc`. */
function placeholderRules(html: string): string[] {
  const classes = html.match(/placeholder(?<=[" ]placeholder)(?:-[\da-f]{6})+(?=[" ])/g);
  return [...new Set(classes)].map((name) => {
    const colors = name.replace('placeholder-', '#').replaceAll('-', ',#');
    return `.${name}{background:${colors.includes(',') ? `linear-gradient(${colors})` : colors}}`;
  });
}
