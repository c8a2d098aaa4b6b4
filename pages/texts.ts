import type { Root } from 'hast';
import type { ResolvedValue } from '../pipeline/fields/values';
import { mapFields } from '../pipeline/fields/visit';
import { type OpenText, openProse } from '../pipeline/markdown/openProse';
import { storyOf } from '../pipeline/model/entries';
import type { Entry, Section } from '../pipeline/model/Site';
import type { PageData } from './pageData';

/** A page with the trees of its texts, which its data only names by their hashes. */
export function loadTexts(page: PageData, open: OpenText): PageData {
  // A section's props stay its own: only texts in them change, into what `renderTexts` takes.
  const sections = page.sections.map(
    (section) =>
      ({
        ...section,
        props: mapFields<ResolvedValue>(section.props, { prose: (text) => openProse(text, open) }),
      }) as Section,
  );
  return { ...page, sections };
}

/** The trees of a page's running text. */
export type TextTrees = (page: Entry) => Root[];

export function textTrees(open: OpenText): TextTrees {
  return (page) => storyOf(page).map((text) => openProse(text, open));
}
