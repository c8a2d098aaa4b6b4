import { startOfFile } from '../../../passages/Range';
import { documentsOf, isBroken } from '../../Document';
import { warning } from '../../rule';
import { serviceOf } from '../../site/embeddedServices';

const IS_RESERVED = /\.(?:example|test|invalid)$/;

export const teamUnseen = warning({
  id: 'team-unseen',
  what: 'No member of your team has a photo.',
  advice:
    'People like to see who will come to their house: add a photo of each person, for example “photo: images/team/ann.jpg”.',
  site({ business, documents, published }, report) {
    const site = business?.fields.site;
    const members = documentsOf(documents, 'member');
    const [first] = members;
    // A social network in place of the site's address is reported separately.
    if (!published || !site || !first || IS_RESERVED.test(new URL(site).hostname) || serviceOf(site)) return;
    const isShown = members.some((member) => member.fields.photo || isBroken(member, 'photo'));
    if (!isShown) report({ range: startOfFile(first.file) });
  },
});
