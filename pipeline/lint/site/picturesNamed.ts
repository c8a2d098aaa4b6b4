import type { Mention } from '../../fields/mentions';
import { mentionsIn } from '../../fields/mentionsIn';
import type { LintedContent as Content } from '../LintedContent';

/** Every picture that a file of the content names, in a field or in a text. */
export function picturesNamed({ documents }: Content): Set<string> {
  const mentions = documents.flatMap(({ fields, sections, body }) => [
    ...[fields, ...sections.map((section) => section.fields)]
      .flatMap((each) => mentionsIn(each))
      .map(({ mention }) => mention),
    ...(body ? [body] : []),
  ]);
  return new Set(mentions.flatMap(picturesOf).map((path) => path.replace(/^\//, '')));
}

function picturesOf(mention: Mention): string[] {
  if (mention.mention === 'image') return [mention.path];
  if (mention.mention !== 'prose' && mention.mention !== 'text') return [];
  return mention.notes.flatMap(({ type, url }) => (type === 'image' ? [url] : []));
}
