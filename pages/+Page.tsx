import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleHeader } from '../components/article/ArticleHeader';
import { PicturesAhead } from '../components/hero/PicturesAhead';
import { Picture, PicturePriority } from '../components/ui/Picture';
import { PhoneLink } from '../components/ui/Prose';
import { ScrollBox } from '../components/ui/ScrollBox';
import { parsePhone } from '../pipeline/kinds/contact';
import type { Picture as PictureValue, ResolvedValue } from '../pipeline/kinds/values';
import { type OpenText, openProse } from '../pipeline/markdown/openProse';
import { renderProse } from '../pipeline/markdown/renderProse';
import { mapFields } from '../pipeline/model/visit';
import type { EditData } from './editData';
import type { PageData } from './pageData';
import { sectionComponents } from './sectionComponents.generated';

const COMPONENTS = sectionComponents as unknown as Record<string, ComponentType<Record<string, unknown>>>;

/** A page within its layout: its sections, one below the other. */
export function Page({ post, sections, preloads, origin, open, edit }: PageData & { open: OpenText }) {
  const first = post
    ? -1
    : sections.findIndex(({ kind, props }) => kind !== 'hero' || props.image !== undefined);
  return (
    <>
      {post ? <ArticleHeader {...post} /> : null}
      {sections.map(({ kind, id, props }, index) => {
        const Component = COMPONENTS[kind];
        if (!Component) throw new Error(`\`${kind}\` has no component: add components/sections/ for it`);
        const rendered = renderTexts(props, open, edit?.facts);
        return (
          <Fragment key={id ?? `${kind}-${index}`}>
            {edit && <template data-section={edit.sections[index] ?? ''} />}
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

/** The same props with every text opened and turned into elements. */
function renderTexts(
  props: Record<string, unknown>,
  open: OpenText,
  factPlaces?: EditData['facts'],
): Record<string, unknown> {
  const components = { a: ProseLink, img: ProsePicture, table: ProseTable };
  return mapFields<ResolvedValue>(props, {
    prose: (text) => renderProse(openProse(text, open, factPlaces), components),
  });
}

function ProseLink(props: ComponentProps<'a'>) {
  const text = typeof props.children === 'string' ? props.children : '';
  return text !== '' && parsePhone(text) === text ? <PhoneLink {...props} /> : <a {...props} />;
}

/** The width of running text: the whole of a phone, 68 characters elsewhere. */
const TEXT_SIZES = '(min-width: 48rem) 44rem, 100vw';

function ProsePicture({ 'data-picture': data }: { 'data-picture': string }) {
  const picture: PictureValue = JSON.parse(data);
  return <Picture picture={picture} sizes={TEXT_SIZES} />;
}

function ProseTable({ children }: { children: ReactNode }) {
  return (
    <ScrollBox>
      <table>{children}</table>
    </ScrollBox>
  );
}
