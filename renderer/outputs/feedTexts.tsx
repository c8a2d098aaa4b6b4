import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../pipeline/kinds/values';
import { type OpenText, openProse, uniqueIds } from '../../pipeline/markdown/openProse';
import { renderProse } from '../../pipeline/markdown/renderProse';
import { storyOf } from '../../pipeline/model/entries';
import type { Entry } from '../../pipeline/model/Site';

/** The trees of an entry's running text. */
type TextTrees = (entry: Entry) => Root[];

export function textTrees(open: OpenText): TextTrees {
  return (entry) => {
    const uniqueId = uniqueIds([]);
    return storyOf(entry).map((text) => openProse(text, open, { uniqueId }));
  };
}

/** A text of the page at an absolute address as self-contained HTML: addresses are absolute, and nothing needs a style or a script. */
export function feedText(texts: readonly Root[], page: string): string {
  const absolute = (address: string) => (/^[/#]/.test(address) ? new URL(address, page).href : address);
  const components = {
    // The sanitizer takes addresses away that it does not allow.
    a: ({ href, children }: { href?: string; children: ReactNode }) =>
      href === undefined ? children : <a href={absolute(href)}>{children}</a>,
    img: ({ 'data-picture': data }: { 'data-picture': string }) => {
      const { src, alt, width, height }: Picture = JSON.parse(data);
      return <img src={absolute(src)} alt={alt} width={width} height={height} loading="lazy" />;
    },
  };
  return texts.map((text) => renderToStaticMarkup(renderProse(text, components))).join('\n');
}
