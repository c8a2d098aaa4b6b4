import { yesNo } from '../kinds/choice';
import { phoneKind } from '../kinds/contact';
import { field, text, textList } from '../kinds/kind';
import { image } from '../kinds/references';
import { momentKind } from '../kinds/time';

/** The recommended lengths in search results, in characters. */
const TITLE = { min: 15, max: 65 };
const DESCRIPTION = { min: 70, max: 165 };

/** The fields that every page has, of whatever content type. */
export const pageFields = {
  title: text(
    'The title in the browser tab and in search results.',
    'Our Work and Our Prices in Springfield',
    TITLE,
  ),
  description: text(
    'One or two sentences for search results.',
    'What we do, what it costs and how a job goes, from a family crew in Springfield. Ask for a free estimate.',
    DESCRIPTION,
  ),
  keywords: textList('Words that people search for.', 'what repairs cost').optional(),
  image: image('The picture shown when someone shares the page.').optional(),
  label: text('A short name, for links to this page.', 'Prices').optional(),
  published: yesNo('Write `no` to hide the page from visitors.', 'yes').optional(),
  publishAt: field(
    momentKind,
    'When the page goes online, in the time zone of your business. Until then, nobody sees it.',
  ).optional(),
  expiresAt: field(
    momentKind,
    'The last day the page is online, or the exact time it goes offline, in the time zone of your business.',
    { isEnd: true, example: '2026-12-31' },
  ).optional(),
  listed: yesNo('Write `no` to keep the page out of search results.', 'yes').optional(),
  phone: field(phoneKind, 'The phone number for this page, if it is not the main one.').optional(),
};
