import type { ReactNode } from 'react';
import type { Picture, Prose } from '../pipeline/kinds/values';
import type { SectionProps } from '../pipeline/model/Site';

/** `T` with every Markdown text replaced by rendered elements. */
type Rendered<T> = T extends Prose
  ? ReactNode
  : T extends Picture
    ? T
    : T extends readonly (infer Item)[]
      ? Rendered<Item>[]
      : T extends object
        ? { [K in keyof T]: Rendered<T[K]> }
        : T;

/** The props of a section's component, with Markdown texts as rendered elements. */
export type RenderedProps<Name extends keyof SectionProps> = Rendered<SectionProps[Name]>;
