import type { SectionProps } from '../../pipeline/model/Site';
import type { Rendered } from '../Rendered';
import { Buttons } from '../ui/Buttons';
import { Captioned } from '../ui/Captioned';
import { EditorialProse } from '../ui/EditorialProse';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { Split } from '../ui/Split';
import { SplitSection } from '../ui/SplitSection';
import { Sticky } from '../ui/Sticky';

/** Running text: beside a picture, beside its heading, or by itself. */
export function Text({
  id,
  eyebrow,
  heading,
  body,
  image,
  caption,
  buttons,
}: Rendered<SectionProps['text']>) {
  if (!body && !heading && !image) return null;
  if (image) {
    return (
      <Section id={id}>
        <Split $even>
          <div>
            <SectionHeader eyebrow={eyebrow} heading={heading} />
            <Prose>{body}</Prose>
            <Buttons links={buttons} />
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
      <SplitSection id={id} eyebrow={eyebrow} heading={heading}>
        <div>
          <Prose>{body}</Prose>
          <Buttons links={buttons} />
        </div>
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
