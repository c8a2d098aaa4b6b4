import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { fill } from '../../pipeline/labels/fill';
import { addStyle, create, readLabels } from '../client/elements';
import type { CarouselLabels } from './Carousel';
import errorStyle from './errorScreen.css?inline';

const OPTIONS = {
  align: 'start',
  dragThreshold: 10,
  duration: 25,
  loop: true,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** Lets buttons, drags and arrow keys move a carousel, by the library Embla. If that fails, the error screen replaces the page. */
export function startCarousel(carousel: HTMLElement): void {
  const labels = readLabels<CarouselLabels>(carousel);
  try {
    start(carousel, labels);
  } catch (error) {
    showErrorScreen(error, labels);
  }
}

function start(carousel: HTMLElement, labels: CarouselLabels): void {
  const viewport = carousel.querySelector<HTMLElement>('[role="group"]');
  if (!viewport) throw new Error('`Carousel` has no element that clips its row.');
  const scrolled = viewport.scrollLeft;
  carousel.dataset.ready = '';
  const embla = EmblaCarousel(viewport, OPTIONS);
  if (scrolled > 0) takeOverScroll(embla, scrolled);
  const [previous, next] = carousel.querySelectorAll<HTMLButtonElement>(':scope > div > button');
  const count = carousel.querySelector(':scope > div > [aria-live]');
  const update = () => {
    const number = embla.selectedScrollSnap() + 1;
    const text = fill(labels.count, { number, total: embla.slideNodes().length });
    // Screen readers announce each change.
    if (count && count.textContent !== text) count.textContent = text;
    if (previous) previous.disabled = !embla.canScrollPrev();
    if (next) next.disabled = !embla.canScrollNext();
  };
  update();
  embla.on('select', update).on('reInit', update);
  previous?.addEventListener('click', () => embla.scrollPrev());
  next?.addEventListener('click', () => embla.scrollNext());
  carousel.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else if (event.key === 'ArrowRight') embla.scrollNext();
    else return;
    event.preventDefault();
  });
}

/** Moves the carousel to the card that the visitor had scrolled to before this script ran. */
function takeOverScroll(embla: EmblaCarouselType, scrolled: number): void {
  const slides = embla.slideNodes();
  const left = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - left - scrolled));
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(distances.indexOf(Math.min(...distances)), true);
}

/** Replaces the page, as for every failure while rendering. */
function showErrorScreen(reason: unknown, labels: CarouselLabels): void {
  const refresh = create('button', { type: 'button' }, labels.refresh);
  refresh.addEventListener('click', () => location.reload());
  const details = reason instanceof Error ? `${reason.message}\n\n${reason.stack ?? ''}` : String(reason);
  addStyle(errorStyle);
  document.body.replaceChildren(
    create(
      'main',
      { class: 'error-screen' },
      create('h1', {}, labels.errorTitle),
      create('p', {}, labels.errorText),
      create('details', {}, create('summary', {}, labels.errorDetails), create('pre', {}, details)),
      refresh,
    ),
  );
}
