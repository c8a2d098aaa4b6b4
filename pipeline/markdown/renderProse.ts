import type { Root } from 'hast';
import type { ComponentType, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact from 'rehype-react';
import { unified } from 'unified';

/** Components by tag name. Other tags are rendered as plain elements. */
type ProseComponents = Record<string, ComponentType<never>>;

/** Renders the element tree of a text with React. */
export function renderProse(tree: Root, components: ProseComponents): ReactNode {
  const processor = unified().use(rehypeReact, {
    Fragment,
    jsx,
    jsxs,
    components: components as object,
    tableCellAlignToStyle: false,
  });
  return processor.stringify(tree) as unknown as ReactNode;
}
