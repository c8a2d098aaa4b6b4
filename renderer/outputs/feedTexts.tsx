import { join } from 'node:path';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../pipeline/kinds/values';
import { type OpenText, openProse } from '../../pipeline/markdown/openProse';
import { renderProse } from '../../pipeline/markdown/renderProse';
import { storyOf } from '../../pipeline/model/entries';
import type { Entry } from '../../pipeline/model/Site';
import { hashOf, readEntry, writeEntry } from '../../pipeline/source/cache';

/** The trees of an entry's running text. */
export type TextTrees = (entry: Entry) => Root[];

export function textTrees(open: OpenText): TextTrees {
  return (entry) => storyOf(entry).map((text) => openProse(text, open));
}

export type FeedTextOf = (entry: Entry) => string;

/** The texts of the feeds, cached in `folder` by the hash of their input. */
export class FeedTexts {
  private readonly file: string;
  private readonly cached: Record<string, string>;
  private readonly used: Record<string, string> = {};

  constructor(
    folder: string,
    private readonly textTrees: TextTrees,
    private readonly siteUrl: string,
  ) {
    this.file = join(folder, 'feed-texts.json');
    this.cached = readEntry(this.file) ?? {};
  }

  of(entry: Entry): string {
    const bodies = storyOf(entry);
    const key = hashOf(JSON.stringify([this.siteUrl, bodies]));
    const text = this.cached[key] ?? feedText(this.textTrees(entry), this.siteUrl);
    this.used[key] = text;
    return text;
  }

  /** Stores the texts that were used and evicts the others. */
  write(): void {
    writeEntry(this.file, this.used);
  }
}

/** A text as self-contained HTML: addresses are absolute, and nothing needs a style or a script. */
export function feedText(texts: readonly Root[], siteUrl: string): string {
  const absolute = (address: string) => (address.startsWith('/') ? siteUrl + address : address);
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
