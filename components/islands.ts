import type { ComponentType } from 'react';
import { closeMenuGroups } from './scripts/closeMenuGroups';
import { coverHero } from './scripts/coverHero';
import { enterOnScroll } from './scripts/enterOnScroll';
import { holdClick } from './scripts/holdClick';
import { loadFrames } from './scripts/loadFrames';
import { loadHiddenFeed } from './scripts/loadHiddenFeed';
import { offerPhoneMenu } from './scripts/offerPhoneMenu';
import { openMenuGroups } from './scripts/openMenuGroups';
import { painted } from './scripts/painted';
import { preloadPictures } from './scripts/preloadPictures';
import { scrollToTop } from './scripts/scrollToTop';
import { solidHeader } from './scripts/solidHeader';
import { wakeIslands } from './scripts/wakeIslands';

scrollToTop();
coverHero();
solidHeader();
offerPhoneMenu();
closeMenuGroups();
openMenuGroups();
enterOnScroll();
preloadPictures();
loadFrames();
loadHiddenFeed();
wakeIslands(import.meta.glob<Record<string, ComponentType>>('./**/*.island.tsx'));

// What follows is asked for once the page is seen.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead]')) {
  // Without its script a form posts by itself.
  painted
    .then(() => import('./form/enhanceForm'))
    .then(
      ({ enhanceForm }) => enhanceForm(form),
      () => undefined,
    );
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  form.addEventListener(
    'focusin',
    () =>
      import('./search/enhanceSearch').then(
        ({ enhanceSearch }) => enhanceSearch(form),
        () => undefined,
      ),
    { once: true },
  );
}

const counting = document.querySelector<HTMLMetaElement>('[name="counting"]');
if (counting) {
  painted
    .then(() => import('./scripts/countActions'))
    .then(
      ({ countActions }) => countActions(counting.content),
      () => undefined,
    );
}

for (const button of document.querySelectorAll('[data-share]')) {
  button.addEventListener('click', () => {
    import('./scripts/shareArticle').then(
      ({ shareArticle }) => shareArticle(),
      () => undefined,
    );
  });
}

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const release = holdClick(gallery);
  // Without its script a photograph leads to its large version.
  painted
    .then(() => import('./gallery/enhanceGallery'))
    .then(
      ({ enhanceGallery }) => enhanceGallery(gallery),
      () => undefined,
    )
    .finally(release);
}

for (const pair of document.querySelectorAll<HTMLElement>('[data-compare]')) {
  painted
    .then(() => import('./scripts/slideCompare'))
    .then(
      ({ slideCompare }) => slideCompare(pair),
      () => undefined,
    );
}
