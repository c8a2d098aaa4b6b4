import type { Mistake } from './Mistake';

const descriptions = 'images/descriptions.md';
const words = 'sink.jpg: A copper drain under a white sink';

/** Slips in the words for pictures. */
export const wordsForPictures: readonly Mistake[] = [
  {
    mistake: 'a colon in the words for a picture',
    file: descriptions,
    from: words,
    to: 'sink.jpg: Portland: a copper drain',
    line: 3,
    column: 19,
    code: 'needs-quotes',
    says: '“:” has a meaning of its own here',
    fix: 'sink.jpg: "Portland: a copper drain"',
  },
  {
    mistake: 'a quotation in front of the words for a picture',
    file: descriptions,
    from: words,
    to: 'sink.jpg: "Victorian" drain',
    line: 3,
    code: 'needs-quotes',
    says: 'The quotation marks have a meaning of their own here',
    fix: 'sink.jpg: "\\"Victorian\\" drain"',
  },
  {
    mistake: 'words for a picture that would be cut off',
    file: descriptions,
    from: words,
    to: 'sink.jpg: Our #1 drain',
    line: 3,
    code: 'needs-quotes',
    field: 'sink.jpg',
    says: 'what stands behind it would be lost',
    fix: 'sink.jpg: "Our #1 drain"',
  },
  {
    mistake: 'no space in front of the words for a picture',
    file: descriptions,
    from: words,
    to: 'sink.jpg:A copper drain',
    line: 3,
    code: 'needs-space',
    says: 'After the colon of a name there must be a space.',
    fix: 'sink.jpg: A copper drain',
  },
  {
    mistake: 'no space in front of words with a colon for a picture',
    file: descriptions,
    from: words,
    to: 'sink.jpg:Portland: a copper drain',
    line: 3,
    field: 'sink.jpg:Portland',
    code: 'needs-space',
    says: 'After the colon of a name there must be a space.',
    fix: 'sink.jpg: "Portland: a copper drain"',
  },
];
