import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, theme } from '../theme';
import { Buttons } from '../ui/Buttons';
import { Captioned } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { columnGap, Section, SectionHeader, Split, SplitSection, Sticky } from '../ui/Section';

/** Running text, alone, beside a picture, or beside its heading. */
export function Text({ id, body, image, caption, buttons, ...header }: RenderedProps<'text'>) {
  const { eyebrow, heading } = header;
  if (!body && !heading && !image) return null;
  const text = (
    <>
      <Prose>{body}</Prose>
      <Buttons links={buttons} />
    </>
  );
  if (image) {
    return (
      <Section id={id}>
        <Split $even>
          <div>
            <SectionHeader {...header} />
            {text}
          </div>
          <Sticky>
            <Captioned picture={image} caption={caption} sizes="(min-width: 64rem) 50vw, 100vw" />
          </Sticky>
        </Split>
      </Section>
    );
  }
  if (eyebrow || heading) {
    return (
      <SplitSection id={id} {...header}>
        <div>{text}</div>
      </SplitSection>
    );
  }
  return (
    <Section id={id}>
      <EditorialProse>{body}</EditorialProse>
      <Buttons links={buttons} />
    </Section>
  );
}

/** On wide screens the headings of the text are in their own column. A text without headings is larger. */
const EditorialProse = styled(Prose)`
  &:not(:has(> h2)) {
    font-size: ${theme.size.lead};
    line-height: 1.55;
  }

  ${media.wide} {
    &:has(> h2) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${columnGap};
      max-width: none;
    }

    &:has(> h2) > * {
      grid-column: 2;
      max-width: ${theme.width.text};
    }

    &:has(> h2) > h2 {
      grid-column: 1;
      margin-block: 0;
      padding-right: ${theme.space.m};
    }

    /* A heading and its first paragraph share a row, so both get the space above. */
    &:has(> h2) > h2:not(:first-child),
    &:has(> h2) > h2:not(:first-child) + * {
      margin-top: ${theme.space.xl};
    }
  }
`;
