import type { ReactNode } from 'react';
import type { Picture, Prose } from '../pipeline/kinds/values';

/** The same props with Markdown rendered to elements. */
export type Rendered<T> = T extends Prose
  ? ReactNode
  : T extends Picture
    ? T
    : T extends readonly (infer Item)[]
      ? Rendered<Item>[]
      : T extends object
        ? { [K in keyof T]: Rendered<T[K]> }
        : T;
