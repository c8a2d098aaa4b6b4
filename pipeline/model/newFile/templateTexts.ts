import type { ContentType } from '../contentType';

// Placeholder texts in a new file. The check refuses each of them until the owner replaces it.

/** The default title of a new file: `New article`. */
export const templateTitle = ({ name, label = name }: Pick<ContentType, 'name' | 'label'>): string =>
  `New ${label}`;

/** The beginning of a placeholder. A description of the missing text follows. */
export const WRITE_HERE = 'Write here: ';

/** The placeholder below the front matter. */
export const TEMPLATE_BODY = 'Write the text here.';
