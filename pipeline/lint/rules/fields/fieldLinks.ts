import { LINK_ADDRESS, linkKind } from '../../../kinds/link';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import { checkKinds } from '../../fields/checkKinds';
import { write } from '../../finding';
import { rule } from '../../rule';

const SEVERAL = {
  what: 'Only one link belongs in each entry.',
  advice: 'Write each on a line of its own, with a hyphen in front.',
};
const ANOTHER = new RegExp(`\\s->\\s*(?:${LINK_ADDRESS})`);

const checkUnparsed = checkKinds('link-shape', linkKind);

export const linkShape = rule({
  id: 'link-shape',
  kind: 'sure',
  advice: 'The arrow of a link is one hyphen and one “greater than” sign: {bare} -> {to}',
  about:
    'A link is written as text, an arrow and an address: Ask for a visit -> /contact. The arrow is a hyphen and a “greater than” sign; the address has no spaces.',
  fields(document, report) {
    checkUnparsed(document, report);
    visitEntry(document, {
      link: ({ label, to }, field) => {
        const range = rangeOfField(document.source, field);
        const bare = label.replace(/\s*[-–—−=~<>]+$/, '');
        const signs = rangeOfField(document.source, field, bare.length, label.length);
        if (ANOTHER.test(label)) report({ range, says: SEVERAL });
        else if (bare !== label) report({ range, data: { bare, to }, fix: write(signs, ' ') });
      },
    });
  },
});
