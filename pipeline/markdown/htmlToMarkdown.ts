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
      // A picture that is not on the site stays as a hidden note.
      img: (_state, { properties: { src = '', alt = '' } }) =>
        OWN_PICTURE.test(String(src))
          ? { type: 'image', url: String(src), alt: String(alt) }
          : { type: 'html', value: `<!-- ![${alt}](${src}) -->` },
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, {
    ...{ bullet: '-', emphasis: '*', listItemIndent: 'one', rule: '-' },
    // What is Markdown or a `{fact}` between the tags stays so.
    handlers: { text: ({ value }: { value: string }) => value },
  })
  .freeze();

/** HTML as Markdown of the same text, with headings from the second level on, and without the comments of WordPress' editor. */
export const htmlToMarkdown = (html: string): string =>
  String(processor.processSync(html.replace(/<!-- *\/?wp:.*?-->/gs, '')))
    .replace(/^# /gm, '## ')
    .replace(/\u00a0|&nbsp;/g, ' ')
    .trim();
