import type { ComponentType } from 'react';
import { enterOnScroll } from './scripts/enterOnScroll';
import { scrollToTop } from './scripts/scrollToTop';
import { solidHeader } from './scripts/solidHeader';
import { wakeIslands } from './scripts/wakeIslands';

scrollToTop();
solidHeader();
enterOnScroll();
wakeIslands(import.meta.glob<Record<string, ComponentType>>('./**/*.island.tsx'));

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead]')) {
  // Without its script a form posts by itself.
  import('./form/enhanceForm').then(
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
  import('./scripts/countActions').then(
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
