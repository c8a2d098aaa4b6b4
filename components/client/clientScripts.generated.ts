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
import * as island from '../island/island.client';
import * as header from '../layout/header.client';
import * as menuGroups from '../layout/menuGroups.client';
import * as phoneMenu from '../layout/phoneMenu.client';
import * as projects from '../projects/projects.client';
import * as articleSearch from '../search/articleSearch.client';
import * as coverPicture from '../ui/coverPicture.client';

/** `enhance` is called with each element of a page that `selector` finds. */
interface ClientScript {
  selector: string;
  enhance(element: Element): void;
}

export const clientScripts: readonly ClientScript[] = [
  { selector: shareButton.selector, enhance: shareButton.enhance },
  { selector: counting.selector, enhance: counting.enhance },
  { selector: enterOnScroll.selector, enhance: enterOnScroll.enhance },
  { selector: scrollToTop.selector, enhance: scrollToTop.enhance },
  { selector: twoPictures.selector, enhance: twoPictures.enhance },
  { selector: leadForm.selector, enhance: leadForm.enhance },
  { selector: summary.selector, enhance: summary.enhance },
  { selector: frames.selector, enhance: frames.enhance },
  { selector: hiddenFeed.selector, enhance: hiddenFeed.enhance },
  { selector: gallery.selector, enhance: gallery.enhance },
  { selector: picturesAhead.selector, enhance: picturesAhead.enhance },
  { selector: island.selector, enhance: island.enhance },
  { selector: header.selector, enhance: header.enhance },
  { selector: menuGroups.selector, enhance: menuGroups.enhance },
  { selector: phoneMenu.selector, enhance: phoneMenu.enhance },
  { selector: projects.selector, enhance: projects.enhance },
  { selector: articleSearch.selector, enhance: articleSearch.enhance },
  { selector: coverPicture.selector, enhance: coverPicture.enhance },
];
