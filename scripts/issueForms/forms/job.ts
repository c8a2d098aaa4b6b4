import { quote } from '../../../pipeline/kinds/kind';
import { namesPlace } from '../../../pipeline/kinds/places';
import { count } from '../../../pipeline/lint/lists';
import { photosIn } from '../attachments';
import { otherChoice } from '../choices';
import type { FormPictures } from '../FormPictures';
import { entryOptions, galleryQuestion } from '../fieldQuestion';
import { type Answers, BODY, type Question } from '../issueForm';
import { CAPTIONS, newFileForm, secondIn } from '../newFileForm';
import { listCaptions } from '../typedLists';

const BEFORE = 'Photos from before the work';
const AFTER = 'Photos from after the work';
const PAIRS = 'What each pair shows';

const PAIR_QUESTIONS: readonly Question[] = [
  {
    id: 'before',
    label: BEFORE,
    about: 'Only if you have the same view from after. Not again among the photos above.',
    control: 'pictures',
    required: false,
  },
  {
    id: 'after',
    label: AFTER,
    about: 'In the same order as those from before. Attach them here too, even if they are above.',
    control: 'pictures',
    required: false,
  },
  {
    id: 'pairs',
    label: PAIRS,
    about: 'One line for each pair, in their order.',
    ...CAPTIONS,
    required: false,
    placeholder: 'Example: The same corner',
  },
];

export const job = newFileForm({
  name: 'job',
  type: 'project',
  title: 'A finished job',
  about: 'A finished job with photos, which gets a page of its own.',
  titleField: 'title',
  check: (given, site) => {
    const second = secondIn(given(BODY));
    const otherTown = otherChoice(entryOptions(site, 'areas'), given('town'), {
      where: 'The title or the summary names',
      texts: [`${given('title')}\n${given('description')}`],
      names: namesPlace,
    });
    return [
      [BODY, second && `${quote(second)} seems to be another job. Send a form for each.`],
      ['town', otherTown],
    ];
  },
  leaveOut: ['image', 'published', 'publishAt', 'expiresAt', 'listed', 'phone'],
  asked: (site) => ({
    title: {
      about: 'For search results; without a short name, also the heading. No name of a customer.',
      placeholder: 'Example: Done in three days, before the first frost',
    },
    description: {
      label: 'Summary for search engines',
      about: 'One or two sentences about this job, for search results.',
      placeholder:
        'Example: What was there before, what we did in three days, and what the customer has now.',
    },
    keywords: { label: 'Search words', placeholder: 'Example: work before winter' },
    label: {
      label: 'Short name',
      about: 'The heading of the page, and its name in lists.',
      placeholder: 'Example: Before the first frost',
    },
    services: {
      label: 'Main service',
      about: 'The service that the job is listed under.',
      control: 'choice',
      options: entryOptions(site, 'services'),
    },
    finished: {
      label: 'Month it was finished',
      instead:
        'Write a month and its year, for example May 2026. If the job is not finished, send the form when it is.',
    },
    took: { label: 'How long it took' },
    cost: {
      about: 'An amount, or the lowest and the highest. Visitors see it only if you choose so below.',
      instead: 'Write only the amount, or nothing. Whether visitors see it is a question of its own.',
    },
    costShown: { label: 'Show the cost to visitors' },
    scope: { label: 'What was done' },
    photos: { folder: (answers) => `portfolio/${answers.get('folder')?.[0] ?? 'jobs'}` },
    review: {
      label: 'Review of the customer',
      about: 'Not in the list? Send the review first, merge it, and merge “Update the generated files”.',
    },
    body: {
      label: 'Story of the job',
      about:
        'What the customer wanted and what you did. No surname, street or phone number: ask your customer first.',
    },
  }),
  extra: (site) => ({
    services: [
      {
        id: 'otherServices',
        label: 'Other services',
        about: 'Everything else the job was about.',
        control: 'checks',
        required: false,
        options: entryOptions(site, 'services'),
      },
    ],
    review: [galleryQuestion(site, 'The part of the gallery that shows the photos too.'), ...PAIR_QUESTIONS],
  }),
  values: (answers, _site, pictures) => ({
    services: [...new Set(['services', 'otherServices'].flatMap((id) => answers.get(id) ?? []))],
    pairs: placePairs(answers, pictures),
  }),
});

/** Pairs the photos from before and after by their order. */
function placePairs(answers: Answers, pictures: FormPictures): Record<string, unknown>[] | undefined {
  const given = (id: string) => answers.get(id)?.[0] ?? '';
  const amount = photosIn(given('before')).length;
  const other = photosIn(given('after')).length;
  const titles = listCaptions(given('pairs'), amount);
  const side = (id: string, label: string, word: string) =>
    pictures.attach(given(id), {
      label,
      noun: 'pair',
      captions: titles.map((title) => `${word}: ${title}`).join('\n'),
      captionLabel: PAIRS,
      folder: 'images/before-after',
    });
  if (amount !== other) {
    const text = `There ${amount === 1 ? 'is' : 'are'} ${count(amount, 'photo')} from before and ${other} from after. Attach the same number of both, in the same order.`;
    pictures.problems.push({ label: amount < other ? BEFORE : AFTER, text });
    return undefined;
  }
  if (amount === 0 && titles.length > 0) {
    const text = 'There are no photos from before and after. Attach them, or leave this empty.';
    pictures.problems.push({ label: PAIRS, text });
  }
  const before = side('before', BEFORE, 'Before');
  const after = side('after', AFTER, 'After');
  const placed = titles.map((title, index) => ({ title, before: before[index], after: after[index] }));
  return placed.length > 0 ? placed : undefined;
}
