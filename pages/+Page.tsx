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

/** The component of each kind of section, by its name in the content. */
const COMPONENTS = sectionComponents as unknown as Record<string, ComponentType<Record<string, unknown>>>;

/** The content of a page, without its header and footer: its sections in order. `readTree` gives the parsed Markdown of a text. */
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
        const rendered = mapFields<ResolvedValue>(isFirst ? props : { ...props, id: undefined }, {
          prose: (text) => renderProse(openProse(text, readTree, context), TEXT_COMPONENTS),
        });
        return (
          <Fragment key={id ?? `${kind}-${index}`}>
            {/* The position of the section in its file, which addSources moves to the section. */}
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
      {/* ActionBar.client.ts adds it to links to the form. */}
      {origin ? <template data-origin={origin} /> : null}
      <PreloadedPictures pictures={preloads} />
    </>
  );
}

/** A link in a text. That from a footnote back to the text is only an arrow, so it gets a name; a phone number must not wrap. */
function ProseLink(props: ComponentProps<'a'> & { 'data-footnote-backref'?: string }) {
  const labels = useLabels();
  if (props['data-footnote-backref'] !== undefined)
    return (
      <a href={props.href} aria-label={labels.backToText}>
        {props.children}
      </a>
    );
  const isPhoneNumber = typeof props.children === 'string' && parsePhone(props.children) === props.children;
  return isPhoneNumber ? <PhoneLink {...props} /> : <a {...props} />;
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
const proseCell = (Cell: 'td' | 'th') =>
  function ProseCell({ align, children }: ComponentProps<'td'>) {
    return <Cell data-align={align}>{children}</Cell>;
  };

/** The only `<section>` that Markdown produces. */
function Footnotes({ children }: { children: ReactNode }) {
  return (
    <ProseNotes role="group" aria-label={useLabels().footnotes}>
      {children}
    </ProseNotes>
  );
}

/** The components that render some elements of Markdown. */
const TEXT_COMPONENTS = {
  a: ProseLink,
  img: ProsePicture,
  table: ScrolledTable,
  td: proseCell('td'),
  th: proseCell('th'),
  section: Footnotes,
};
