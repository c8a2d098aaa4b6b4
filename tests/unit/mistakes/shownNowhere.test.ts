import { copy, png, write } from './files';
import { testMistakes } from './testMistakes';

const ines = 'reviews/ines-morel.md';
const PAGES = 'pages:\n  - /\n  - /leak-repair\n  - /areas/portland-me';

/** Text and pictures that no page shows. */
testMistakes([
  {
    mistake: 'a review on a page that shows none',
    file: ines,
    from: PAGES,
    to: 'pages:\n  - /contact',
    line: 8,
    column: 5,
    field: 'pages.0',
    code: 'review-unseen',
    severity: 'warning',
    says: 'The page /contact shows no reviews, so nobody would see this one. Add one that does: /areas/portland-me, /, /leak-repair. Or add a section “testimonials” to the page.',
  },
  {
    mistake: 'a review on two pages that show none',
    file: ines,
    from: PAGES,
    to: 'pages:\n  - /contact\n  - /notes',
    line: 8,
    column: 5,
    field: 'pages.0',
    code: 'review-unseen',
    severity: 'warning',
    says: 'None of these pages shows reviews, so nobody would see this one.',
  },
  {
    mistake: 'a photograph in a folder that is no album',
    file: 'portfolio/boilers/tank.png',
    make: write('portfolio/boilers/tank.png', png(1200, 900)),
    line: 1,
    code: 'photo-unseen',
    severity: 'warning',
    says: 'No tab of a gallery shows the folder portfolio/boilers, so nobody would see its photographs. Move them to one of these: portfolio/drains. Or add a tab with “photos: boilers” to the gallery in content/pages/home.md.',
  },
  {
    mistake: 'a photograph in a folder whose name is almost that of an album',
    file: 'portfolio/Drain/tank.png',
    make: write('portfolio/Drain/tank.png', png(1200, 900)),
    line: 1,
    code: 'photo-unseen',
    severity: 'warning',
    says: 'Move them to portfolio/drains.',
  },
  {
    mistake: 'a photograph in a folder of an album',
    file: 'portfolio/drains/new/tank.png',
    make: write('portfolio/drains/new/tank.png', png(1200, 900)),
    line: 1,
    code: 'photo-unseen',
    severity: 'warning',
    says: 'No tab of a gallery shows the folder portfolio/drains/new, so nobody would see its photographs. Move them to portfolio/drains.',
  },
  {
    mistake: 'a photograph beside the albums',
    file: 'portfolio/van.jpg',
    make: copy('images/van.jpg', 'portfolio/van.jpg'),
    line: 1,
    code: 'photo-unseen',
    severity: 'warning',
    says: 'No tab of a gallery shows the folder portfolio, so nobody would see its photographs. Move them to one of these: portfolio/drains.',
  },
]);
