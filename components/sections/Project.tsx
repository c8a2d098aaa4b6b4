import { styled } from 'styled-components';
import { useGalleryAttributes } from '../gallery/Lightbox';
import { ProjectPhotos } from '../gallery/ProjectPhotos';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { Facts } from '../ui/Facts';
import { itemLevelUnder } from '../ui/ItemTitle';
import { Prose } from '../ui/Prose';
import { Section, Split, Sticky } from '../ui/Section';

/** The width of the photographs. From 64rem on, 58vw rather than the actual 45vw, so that browsers choose a sharper file. */
const PHOTOS_WIDTH = '(min-width: 64rem) 58vw, (min-width: 48rem) 100vw';

/** A finished job that has no page of its own: its text and facts beside its photographs. */
export function Project({ title, text, facts, images, ...section }: RenderedProps<'project'>) {
  const gallery = useGalleryAttributes();
  return (
    <Section {...section}>
      <Split>
        <Sticky>
          <Title as={itemLevelUnder(section.heading)}>{title}</Title>
          <Prose>{text}</Prose>
          {facts && <Facts facts={facts} />}
        </Sticky>
        <div {...(images.length > 1 && gallery)}>
          <ProjectPhotos title={title} pictures={images} width={PHOTOS_WIDTH} />
        </div>
      </Split>
    </Section>
  );
}

const Title = styled.h3`
  margin-bottom: ${theme.space.s};
  font-family: ${theme.font.display};
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
  letter-spacing: -0.018em;
  line-height: 1.2;
`;
