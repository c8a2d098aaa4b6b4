import type { ContentType } from '../contentType';

// Placeholder texts in a new file. The check rejects each of them until it is replaced.

/** The default title of a new file. */
export const templateTitle = ({ name, label = name }: Pick<ContentType, 'name' | 'label'>): string =>
  `New ${label}`;

/** The prefix of a placeholder. A description of the missing text follows. */
export const WRITE_HERE = 'Write here: ';

export const TEMPLATE_BODY = 'Write the text here.';
