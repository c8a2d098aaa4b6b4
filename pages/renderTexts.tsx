import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../components/ui/Picture';
import { PhoneLink } from '../components/ui/Prose';
import { ScrollBox } from '../components/ui/ScrollBox';
import type { Picture as PictureValue, ResolvedValue } from '../pipeline/fields/values';
import { mapFields } from '../pipeline/fields/visit';
import { type OpenText, openProse } from '../pipeline/markdown/openProse';
import { renderProse } from '../pipeline/markdown/renderProse';
import { withoutMarks } from '../pipeline/source/marks';

/** The same props with every text opened and turned into elements. */
export function renderTexts(props: Record<string, unknown>, open: OpenText): Record<string, unknown> {
  const components = { a: ProseLink, img: ProsePicture, table: ProseTable };
  return mapFields<ResolvedValue>(props, {
    prose: (text) => renderProse(openProse(text, open), components),
  });
}

const PHONE = /^\(\d{3}\) \d{3}-\d{4}$/;

function ProseLink(props: ComponentProps<'a'>) {
  const isPhone = typeof props.children === 'string' && PHONE.test(withoutMarks(props.children));
  return isPhone ? <PhoneLink {...props} /> : <a {...props} />;
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
