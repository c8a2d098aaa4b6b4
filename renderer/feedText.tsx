import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../pipeline/fields/values';
import { renderProse } from '../pipeline/markdown/renderProse';

/** A text as HTML that stands anywhere: addresses are whole, and nothing needs a style or a script. */
export function feedText(texts: readonly Root[], siteUrl: string): string {
  const absolute = (address: string) => (address.startsWith('/') ? siteUrl + address : address);
  const components = {
    a: ({ href, children }: { href: string; children: ReactNode }) => <a href={absolute(href)}>{children}</a>,
    img: ({ 'data-picture': data }: { 'data-picture': string }) => {
      const { src, alt, width, height }: Picture = JSON.parse(data);
      return <img src={absolute(src)} alt={alt} width={width} height={height} loading="lazy" />;
    },
  };
  return texts.map((text) => renderToStaticMarkup(renderProse(text, components))).join('\n');
}
