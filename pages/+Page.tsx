import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react';
import { ArticleBody, ArticleHeader } from '../components/article/Article';
import { useLabels } from '../components/labels';
import { Picture, PicturePriority } from '../components/ui/Picture';
import { PreloadedPictures } from '../components/ui/PreloadedPictures';
import { PhoneLink, ProseNotes, ProseTable } from '../components/ui/Prose';
import { ScrollBox } from '../components/ui/ScrollBox';
import { parsePhone } from '../pipeline/kinds/contact';
import type { Picture as PictureValue, ResolvedValue } from '../pipeline/kinds/values';
import { openProse, type ReadTree, uniqueIds } from '../pipeline/markdown/openProse';
import { renderProse } from '../pipeline/markdown/renderProse';
import { mapFields } from '../pipeline/model/visit';
import type { PageData } from './pageData';
import { sectionComponents } from './sectionComponents.generated';

const COMPONENTS = sectionComponents as unknown as Record<string, ComponentType<Record<string, unknown>>>;

/** The content of a page, without its layout: its sections in order. */
export function Page(page: PageData & { readTree: ReadTree }) {
  const { post, sections, ids, preloads, origin, readTree, edit } = page;
  // The picture that loads first: in the header of a post, otherwise in the first section that can have one.
  const priorityIndex = post
    ? -1
    : sections.findIndex(({ kind, props }) => kind !== 'hero' || props.image !== undefined);
  const context = { factPositions: edit?.facts, uniqueId: uniqueIds(ids) };
  return (
    <>
      {post ? <ArticleHeader {...post} /> : null}
      {sections.map(({ kind, id, props }, index) => {
        const Component = COMPONENTS[kind];
        if (!Component) throw new Error(`\`${kind}\` has no component: add components/sections/ for it`);
        // Ids are unique: of two sections with the same id, only the first one keeps it.
        const isFirst = sections.findIndex((each) => each.id === id) === index;
        const rendered = renderTexts(isFirst ? props : { ...props, id: undefined }, readTree, context);
        return (
          <Fragment key={id ?? `${kind}-${index}`}>
            {edit && <template data-section={edit.sections[index] ?? ''} />}
            {post && kind === 'text' ? (
              <ArticleBody>{rendered.body as ReactNode}</ArticleBody>
            ) : (
              <PicturePriority value={index === priorityIndex}>
                <Component {...rendered} />
              </PicturePriority>
            )}
          </Fragment>
        );
      })}
      {origin ? <template data-origin={origin} /> : null}
      <PreloadedPictures pictures={preloads} />
    </>
  );
}

/** The props, with every text parsed and rendered to React elements. */
function renderTexts(
  props: Record<string, unknown>,
  readTree: ReadTree,
  context: Parameters<typeof openProse>[2],
): Record<string, unknown> {
  return mapFields<ResolvedValue>(props, {
    prose: (text) => renderProse(openProse(text, readTree, context), TEXT_COMPONENTS),
  });
}

function ProseLink(props: ComponentProps<'a'> & { 'data-footnote-backref'?: string }) {
  const labels = useLabels();
  if (props['data-footnote-backref'] !== undefined)
    return (
      <a href={props.href} aria-label={labels.backToText}>
        {props.children}
      </a>
    );
  const text = typeof props.children === 'string' ? props.children : '';
  return text !== '' && parsePhone(text) === text ? <PhoneLink {...props} /> : <a {...props} />;
}

/** The width of running text: the full width of a phone, 68 characters on larger screens. */
const TEXT_SIZES = '(min-width: 48rem) 44rem, 100vw';

function ProsePicture({ 'data-picture': data }: { 'data-picture': string }) {
  const picture: PictureValue = JSON.parse(data);
  return <Picture picture={picture} sizes={TEXT_SIZES} />;
}

function ScrolledTable({ children }: { children: ReactNode }) {
  return (
    <ScrollBox>
      <ProseTable>{children}</ProseTable>
    </ScrollBox>
  );
}

/** A table cell. The Content-Security-Policy forbids the `style` attribute that React would write. */
const cell = (Cell: 'td' | 'th') =>
  function ProseCell({ align, children }: ComponentProps<'td'>) {
    return <Cell data-align={align}>{children}</Cell>;
  };

/** Footnotes: the only `<section>` that Markdown produces. */
function Notes({ children }: { children: ReactNode }) {
  return (
    <ProseNotes role="group" aria-label={useLabels().footnotes}>
      {children}
    </ProseNotes>
  );
}

const TEXT_COMPONENTS = {
  a: ProseLink,
  img: ProsePicture,
  table: ScrolledTable,
  td: cell('td'),
  th: cell('th'),
  section: Notes,
};
