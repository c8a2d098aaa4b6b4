import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { OWN_PICTURE } from './prose';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    document: false,
    handlers: {
      u: (state, element) => state.all(element),
      mark: (state, element) => state.all(element),
      // A picture that is not on the site becomes an HTML comment.
      img: (_state, { properties: { src = '', alt = '' } }) =>
        OWN_PICTURE.test(String(src))
          ? { type: 'image', url: String(src), alt: String(alt) }
          : { type: 'html', value: `<!-- ![${alt}](${src}) -->` },
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    // No escaping: Markdown and `{facts}` in the text of the HTML must keep their meaning.
    handlers: { text: ({ value }: { value: string }) => value },
  })
  .freeze();

/** Converts HTML to Markdown. Level 1 headings become level 2, and the block comments of the WordPress editor are removed. */
export const htmlToMarkdown = (html: string): string =>
  String(processor.processSync(html.replace(/<!-- *\/?wp:.*?-->/gs, '')))
    .replace(/^# /gm, '## ')
    .replace(/\u00a0|&nbsp;/g, ' ')
    .trim();
