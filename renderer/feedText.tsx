import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture, Prose } from '../pipeline/fields/mentions';
import { renderProse } from '../pipeline/markdown/renderProse';
import type { ArticleEntry } from '../pipeline/model/Site';

/** The words of an article as HTML that stands anywhere: addresses are whole, and nothing needs a style or a script. */
export function feedText({ sections }: ArticleEntry, siteUrl: string): string {
  const absolute = (address: string) => (address.startsWith('/') ? siteUrl + address : address);
  const components = {
    a: ({ href, children }: { href: string; children: ReactNode }) => <a href={absolute(href)}>{children}</a>,
    img: ({ 'data-picture': data }: { 'data-picture': string }) => {
      const { src, alt, width, height }: Picture = JSON.parse(data);
      return <img src={absolute(src)} alt={alt} width={width} height={height} loading="lazy" />;
    },
  };
  return sections
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ props }) => (props.body ? [renderProse(props.body as Prose, components)] : []))
    .map((words) => renderToStaticMarkup(words))
    .join('\n');
}
