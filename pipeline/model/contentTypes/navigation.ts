import { z } from 'zod';
import { group } from '../../fields/group';
import { link } from '../../fields/link';
import { list } from '../../fields/list';
import { pageAddress } from '../../fields/pageAddress';
import { text } from '../../fields/text';
import { contentType } from '../contentType';

const menuGroup = group(
  {
    label: text('The name of the group.', 'About'),
    links: list(link('A link of the group.', 'Our Story -> /our-story'), 'Its links.'),
  },
  'A group of links that opens.',
);

export const navigation = contentType({
  name: 'navigation',
  about: 'The menus at the top and at the bottom.',
  order: 2,
  file: 'navigation.md',
  fields: {
    header: list(
      z.union([menuGroup, link('A link of the menu.', 'Home -> /')]),
      'The menu at the top: links, and groups of links.',
    ),
    button: link('The button that stands out.', 'Get a Free Estimate -> /contact'),
    footer: group(
      {
        heading: text('The heading above the links.', 'Quick Links'),
        links: list(link('A link.', 'Home -> /'), 'The links at the bottom.'),
        contactHeading: text('The heading above address and phone.', 'Contact'),
        areasHeading: text('The heading above the counties.', 'Service Areas'),
        hoursHeading: text('The heading above the hours.', 'Hours'),
        note: text('A small line at the very bottom.', 'Licensed and insured').optional(),
      },
      'The bottom of every page.',
    ),
    mayLeadNowhere: list(pageAddress(), 'Links that are allowed to lead to the "not found" page.').optional(),
  },
  body: 'none',
  sections: 'none',
});
