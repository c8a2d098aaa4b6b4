import { parse } from 'node-html-parser';
import { parser } from 'sax';

interface Tag {
  path: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of an XML file, each with its path; throws where the file is not well-formed. */
function tagsOf(xml: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  const reader = parser(true);
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ name, attributes }) => {
    const tag = {
      path: [...open.map((each) => each.path.split('/').at(-1)), name].join('/'),
      attributes: attributes as Record<string, string>,
      text: '',
    };
    open.push(tag);
    tags.push(tag);
  };
  reader.ontext = reader.oncdata = (text) => {
    const tag = open.at(-1);
    if (tag) tag.text += text;
  };
  reader.onclosetag = () => void open.pop();
  reader.write(xml).close();
  return tags;
}

const ABSOLUTE = /^(?:https:\/\/|tel:|mailto:)/;
const RFC_822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The rules of an element: what its text looks like, or else why it is wrong. */
const RULES: Record<string, RegExp> = {
  'rss/channel/link': ABSOLUTE,
  'rss/channel/lastBuildDate': RFC_822,
  'rss/channel/language': /^[a-z]{2}(?:-[A-Z]{2})?$/,
  'rss/channel/item/link': ABSOLUTE,
  'rss/channel/item/author': /^\S+@\S+ \(.+\)$/,
  'rss/channel/item/dc:creator': /\S/,
  'rss/channel/item/title': /\S/,
  'rss/channel/item/guid': /\S/,
  'rss/channel/item/pubDate': RFC_822,
  'feed/id': ABSOLUTE,
  'feed/updated': RFC_3339,
  'feed/entry/id': ABSOLUTE,
  'feed/entry/title': /\S/,
  'feed/entry/updated': RFC_3339,
  'feed/entry/published': RFC_3339,
  'feed/entry/author/name': /\S/,
};
const ONCE = {
  rss: ['title', 'link', 'guid', 'pubDate', 'dc:creator'],
  feed: ['title', 'id', 'updated', 'author'],
};
const HTML = /^(?:rss\/channel\/item\/content:encoded|feed\/entry\/content)$/;

/** What a validator says of a feed, RSS or Atom. */
export function feedFaults(xml: string): string[] {
  const tags = tagsOf(xml);
  const isRss = tags[0]?.path === 'rss';
  const item = isRss ? 'rss/channel/item' : 'feed/entry';
  const count = (path: string) => tags.filter((tag) => tag.path === path).length;
  const ids = tags.filter(({ path }) => path === `${item}/${isRss ? 'guid' : 'id'}`).map(({ text }) => text);
  const self = tags.find(({ attributes }) => attributes.rel === 'self')?.attributes.href ?? '';
  return [
    ...tags.flatMap(({ path, text }) =>
      RULES[path]?.test(text.trim()) === false ? [`${path}: ${text}`] : [],
    ),
    ...ONCE[isRss ? 'rss' : 'feed'].flatMap((name) =>
      count(`${item}/${name}`) === count(item) ? [] : [`${item} without one ${name}`],
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
    ...(ABSOLUTE.test(self) ? [] : [`self: ${self}`]),
    ...tags.filter(({ path }) => HTML.test(path)).flatMap(({ text }) => htmlFaults(text)),
    ...(isRss
      ? []
      : tags.flatMap(({ path, attributes, text }) =>
          attributes.type === 'html' && /<(?![a-z/!])|&(?!#?\w+;)/i.test(text) && !HTML.test(path)
            ? [`${path} is no HTML: ${text}`]
            : [],
        )),
  ];
}

function htmlFaults(html: string): string[] {
  const root = parse(html);
  const addresses = root
    .querySelectorAll('[href], [src]')
    .map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '');
  return [
    ...addresses.filter((address) => !ABSOLUTE.test(address)).map((address) => `relative: ${address}`),
    ...root.querySelectorAll('script, style, iframe, form, [style]').map(({ outerHTML }) => outerHTML),
  ];
}
