import { quote } from '../../../pipeline/kinds/kind';
import { namesPlace } from '../../../pipeline/kinds/places';
import { count } from '../../../pipeline/lint/lists';
import { otherChoice, plainName } from '../choices';
import { CAPTION_ADVICE, photosIn } from '../FormPictures';
import { entryOptions, galleryQuestion } from '../fieldQuestion';
import { BODY, type Given, type Question } from '../issueForm';
import { newFileForm, secondIn } from '../newFileForm';
import { listCaptions } from '../typedLists';

const PAIRS: Question = {
  id: 'pairs',
  label: 'What each pair shows',
  about: 'One line for each pair, in their order.',
  control: 'textarea',
  placeholder: 'Example: The same corner',
  instead: CAPTION_ADVICE,
};

const SIDES = [
  {
    id: 'before',
    side: 'Before',
    about: 'Only if you have the same view from after. Not again among the photos above.',
  },
  {
    id: 'after',
    side: 'After',
    about: 'In the same order as those from before. Attach them here too, even if they are above.',
  },
].map(
  ({ id, side, about }): Question => ({
    id,
    label: `Photos from ${id} the work`,
    about,
    control: 'upload',
    folder: () => 'images/before-after',
    caption: (given) =>
      titlesOf(given)
        .map((title) => `${side}: ${title}`)
        .join('\n'),
    captionLabel: PAIRS.label,
  }),
);

const amountOf = (given: Given, id: string): number => photosIn(given(id)).length;
const titlesOf = (given: Given): string[] => listCaptions(given(PAIRS.id), amountOf(given, 'before'));

export const job = newFileForm({
  name: 'job',
  type: 'project',
  title: 'A finished job',
  about: 'A finished job with photos, which gets a page of its own.',
  titleField: 'title',
  check: (given, site) => {
    const second = secondIn(given(BODY));
    const text = `${given('title')}\n${given('description')}`;
    const towns = entryOptions(site, 'areas');
    const named = [...towns.keys()].map(plainName).filter((name) => namesPlace(text, name));
    const wrongTown =
      named.length > 1
        ? `The title and the summary name ${named.join(' and ')}. A form is for one job: send a form for each, or name only one town.`
        : otherChoice(towns, given('town'), {
            where: 'The title or the summary names',
            texts: [text],
            names: namesPlace,
          });
    const [before, after] = [amountOf(given, 'before'), amountOf(given, 'after')];
    const isUneven =
      before !== after &&
      `There ${before === 1 ? 'is' : 'are'} ${count(before, 'photo')} from before and ${after} from after. Attach the same number of both, in the same order.`;
    const isWithout =
      before + after === 0 &&
      given(PAIRS.id) !== '' &&
      'There are no photos from before and after. Attach them, or leave this empty.';
    return [
      [before < after ? 'before' : 'after', isUneven],
      [PAIRS.id, isWithout],
      [BODY, second && `${quote(second)} seems to be another job. Send a form for each.`],
      ['town', wrongTown],
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
      control: 'dropdown',
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
      instead:
        'Write only the amount, or nothing. If visitors are not to see it, do not choose Yes at “Show the cost to visitors”.',
    },
    costShown: { label: 'Show the cost to visitors' },
    scope: { label: 'What was done' },
    photos: { folder: (given) => `portfolio/${given('folder') || 'jobs'}` },
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
        control: 'checkboxes',
        options: entryOptions(site, 'services'),
      },
    ],
    review: [galleryQuestion(site, 'The part of the gallery that shows the photos too.'), ...SIDES, PAIRS],
  }),
  values: (given, { answers, pictures }) => {
    const isEven = amountOf(given, 'before') === amountOf(given, 'after');
    const [before = [], after = []] = isEven ? SIDES.map((question) => pictures.attach(question)) : [];
    const titles = titlesOf(given);
    const pairs = before.map((path, index) => ({ title: titles[index], before: path, after: after[index] }));
    return {
      services: [...new Set(['services', 'otherServices'].flatMap((id) => answers.get(id) ?? []))],
      pairs: pairs.length > 0 ? pairs : undefined,
    };
  },
});
