import type { ContentType } from '../contentType';

// What a new file begins with. The check refuses each of these texts until it is replaced.

/** The title of a new file if none is given. */
export const templateTitle = ({ name, label = name }: Pick<ContentType, 'name' | 'label'>): string =>
  `New ${label}`;

/** What a text that nobody can guess begins with; what belongs there follows. */
export const WRITE_HERE = 'Write here: ';

export const TEMPLATE_BODY = 'Write the text here.';
