import { z } from 'zod';
import { group, list, text } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { pageAddress } from '../../kinds/references';
import { contentType } from '../contentType';

const menuGroup = group('A menu that opens.', {
  label: text('The name of the menu.', 'About'),
  links: list(link('A link in the menu.', 'Our Story -> /our-story'), 'The links in the menu.'),
});

export const navigation = contentType({
  name: 'navigation',
  about: 'The menus at the top and bottom of every page.',
  order: 2,
  file: 'navigation.md',
  fields: {
    header: list(
      z.union([menuGroup, link('A link in the menu.', 'Home -> /')]),
      'The menu at the top: links, and menus that open.',
    ),
    button: link('The button that stands out.', 'Get a Free Estimate -> /contact'),
    footer: group('The bottom of every page.', {
      heading: text('The heading above the links.', 'Quick Links').optional(),
      links: list(link('A link.', 'Home -> /'), 'The links at the bottom.').optional(),
      contactHeading: text('The heading above the address and phone number.', 'Contact'),
      areasHeading: text('The heading above the counties or towns.', 'Service Areas').optional(),
      hoursHeading: text('The heading above the opening hours.', 'Hours'),
      note: text('A small line of text at the very bottom.', 'Licensed and insured').optional(),
    }),
    mayLeadNowhere: list(pageAddress(), 'Links that may lead to the "not found" page.').optional(),
  },
  body: 'none',
  sections: 'none',
});
