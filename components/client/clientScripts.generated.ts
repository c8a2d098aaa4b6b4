// Made by `npm run generate` from the files `*.client.ts` in components/. Do not edit.
import * as shareButton from '../article/shareButton.client';
import * as counting from '../client/counting.client';
import * as enterOnScroll from '../client/enterOnScroll.client';
import * as scrollToTop from '../client/scrollToTop.client';
import * as twoPictures from '../compare/twoPictures.client';
import * as leadForm from '../form/leadForm.client';
import * as summary from '../form/summary.client';
import * as frames from '../frames/frames.client';
import * as hiddenFeed from '../frames/hiddenFeed.client';
import * as gallery from '../gallery/gallery.client';
import * as picturesAhead from '../hero/picturesAhead.client';
import * as openNow from '../hours/openNow.client';
import * as island from '../island/island.client';
import * as actionBar from '../layout/actionBar.client';
import * as header from '../layout/header.client';
import * as menuGroups from '../layout/menuGroups.client';
import * as phoneMenu from '../layout/phoneMenu.client';
import * as projects from '../projects/projects.client';
import * as coverPicture from '../ui/coverPicture.client';

/** Each selector, and what is called with each element of a page that it finds. */
export const clientScripts: readonly [selector: string, enhance: (element: never) => void][] = [
  [shareButton.selector, shareButton.enhance],
  [counting.selector, counting.enhance],
  [enterOnScroll.selector, enterOnScroll.enhance],
  [scrollToTop.selector, scrollToTop.enhance],
  [twoPictures.selector, twoPictures.enhance],
  [leadForm.selector, leadForm.enhance],
  [summary.selector, summary.enhance],
  [frames.selector, frames.enhance],
  [hiddenFeed.selector, hiddenFeed.enhance],
  [gallery.selector, gallery.enhance],
  [picturesAhead.selector, picturesAhead.enhance],
  [openNow.selector, openNow.enhance],
  [island.selector, island.enhance],
  [actionBar.selector, actionBar.enhance],
  [header.selector, header.enhance],
  [menuGroups.selector, menuGroups.enhance],
  [phoneMenu.selector, phoneMenu.enhance],
  [projects.selector, projects.enhance],
  [coverPicture.selector, coverPicture.enhance],
];
