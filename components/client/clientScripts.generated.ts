// Made by `npm run generate` from the files `*.client.ts` in components/. Do not edit.
import * as ShareButton from '../article/ShareButton.client';
import * as BeforeAfterSlider from '../beforeAfter/BeforeAfterSlider.client';
import * as Carousel from '../carousel/Carousel.client';
import * as counting from '../client/counting.client';
import * as enterOnScroll from '../client/enterOnScroll.client';
import * as scrollToTop from '../client/scrollToTop.client';
import * as LeadForm from '../form/LeadForm.client';
import * as Gallery from '../gallery/Gallery.client';
import * as OpenNow from '../hours/OpenNow.client';
import * as ActionBar from '../layout/ActionBar.client';
import * as DesktopMenu from '../layout/DesktopMenu.client';
import * as Header from '../layout/Header.client';
import * as PhoneMenu from '../layout/PhoneMenu.client';
import * as Feed from '../sections/Feed.client';
import * as NextSteps from '../sections/NextSteps.client';
import * as Projects from '../sections/Projects.client';
import * as Embed from '../ui/Embed.client';
import * as Picture from '../ui/Picture.client';
import * as PreloadedPictures from '../ui/PreloadedPictures.client';

/** Each selector, and what is called with each element of a page that it finds. */
export const clientScripts: readonly [selector: string, enhance: (element: never) => void][] = [
  [ShareButton.selector, ShareButton.enhance],
  [BeforeAfterSlider.selector, BeforeAfterSlider.enhance],
  [Carousel.selector, Carousel.enhance],
  [counting.selector, counting.enhance],
  [enterOnScroll.selector, enterOnScroll.enhance],
  [scrollToTop.selector, scrollToTop.enhance],
  [LeadForm.selector, LeadForm.enhance],
  [Gallery.selector, Gallery.enhance],
  [OpenNow.selector, OpenNow.enhance],
  [ActionBar.selector, ActionBar.enhance],
  [DesktopMenu.selector, DesktopMenu.enhance],
  [Header.selector, Header.enhance],
  [PhoneMenu.selector, PhoneMenu.enhance],
  [Feed.selector, Feed.enhance],
  [NextSteps.selector, NextSteps.enhance],
  [Projects.selector, Projects.enhance],
  [Embed.selector, Embed.enhance],
  [Picture.selector, Picture.enhance],
  [PreloadedPictures.selector, PreloadedPictures.enhance],
];
