import type { Root } from 'hast';
import type { ComponentType, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact from 'rehype-react';
import { unified } from 'unified';

/** Renders the element tree of a text with React. `components` are by tag name; other tags are rendered as plain elements. */
export function renderProse(tree: Root, components: Record<string, ComponentType<never>>): ReactNode {
  const processor = unified().use(rehypeReact, {
    Fragment,
    jsx,
    jsxs,
    components: components as object,
    tableCellAlignToStyle: false,
  });
  return processor.stringify(tree) as unknown as ReactNode;
}
