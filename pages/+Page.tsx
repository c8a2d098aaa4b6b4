import { type ComponentType, Fragment, type ReactNode } from 'react';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleHeader } from '../components/article/ArticleHeader';
import { PicturesAhead } from '../components/hero/PicturesAhead';
import { PicturePriority } from '../components/ui/Picture';
import type { OpenText } from '../pipeline/markdown/openProse';
import type { PageData } from './pageData';
import { renderTexts } from './renderTexts';
import { sectionComponents } from './sectionComponents.generated';

const COMPONENTS = sectionComponents as unknown as Record<string, ComponentType<Record<string, unknown>>>;

/** A page within its layout: its sections, one below the other. */
export function Page({ post, sections, preloads, origin, open }: PageData & { open: OpenText }) {
  const first = post
    ? -1
    : sections.findIndex(({ kind, props }) => kind !== 'hero' || props.image !== undefined);
  return (
    <>
      {post ? <ArticleHeader {...post} /> : null}
      {sections.map(({ kind, id, props, mark }, index) => {
        const Component = COMPONENTS[kind];
        if (!Component) throw new Error(`\`${kind}\` has no component: add components/sections/ for it`);
        const rendered = renderTexts(props, open);
        return (
          <Fragment key={id ?? `${kind}-${index}`}>
            {mark}
            {post && kind === 'text' ? (
              <ArticleBody>{rendered.body as ReactNode}</ArticleBody>
            ) : (
              <PicturePriority value={index === first}>
                <Component {...rendered} />
              </PicturePriority>
            )}
          </Fragment>
        );
      })}
      {origin ? <template data-origin={origin} /> : null}
      <PicturesAhead pictures={preloads} />
    </>
  );
}
