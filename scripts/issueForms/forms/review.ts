import { readPlace } from '../../../pipeline/kinds/places';
import { isHidden, pageName } from '../fieldQuestion';
import type { Answers, FormProblem, FormSite } from '../issueForm';
import { newFileForm } from '../newFileForm';

const PAGES = 'Pages that show it';

export const review = newFileForm({
  name: 'review',
  type: 'review',
  title: 'A review',
  about: 'What a customer said about you.',
  titleField: 'name',
  numbered: true,
  asked: () => ({
    name: { label: 'Who said it' },
    location: { label: 'Town', tidy: townAndState },
    rating: { label: 'Stars' },
    project: { label: 'What you built' },
    date: { about: 'For example September 15, 2026. Leave it empty if you only know “3 weeks ago”.' },
    // Only the reviews of the sample have it.
    source: { label: 'Where it was written', notOffered: ['sample'] },
    url: { label: 'Address of the review' },
    order: { label: 'Position' },
    pages: { label: PAGES, empty: 'Check at least one page.' },
    body: {
      label: 'What the customer said',
      about:
        'Only the customer’s own words. Leave out the name, the stars, “2 months ago”, More, Share and your answer.',
    },
  }),
  faults: hiddenFaults,
});

/** `pitman new jersey` as `Pitman, NJ`; other texts stay. */
function townAndState(text: string): string {
  const { street, town, state } = readPlace(text);
  return town && state && !street ? `${town}, ${state}` : text;
}

/** A review that no visitor would see. */
function hiddenFaults(answers: Answers, { entries }: FormSite): FormProblem[] {
  const pages = (answers.get('pages') ?? []).map((address) =>
    entries.find((entry) => entry.address === address),
  );
  const hidden = pages.filter((page) => page !== undefined).filter(isHidden);
  if (hidden.length === 0 || hidden.length < pages.length) return [];
  const names = hidden.map((page) => pageName(page).replace(/ \(.*$/, '')).join(' and ');
  return [
    {
      label: PAGES,
      text: `Visitors cannot see ${hidden.length === 1 ? 'the page' : 'the pages'} ${names} now. Check another page too, such as Home.`,
    },
  ];
}
