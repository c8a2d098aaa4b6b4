import { captionFault, captionLines } from '../answerLines';
import { entryOptions } from '../fieldQuestion';
import { type Answers, type FormSite, optionsOf, type Question } from '../issueForm';
import { type MorePictures, newFileForm } from '../newFileForm';
import { attachmentFault, count, photosIn, placePictures } from '../placePictures';
import { isNoAnswer } from '../typedValue';

const BEFORE = 'Photos from before the work';
const AFTER = 'Photos from after the work';
const PAIRS = 'What each pair shows';

/** The folders of the gallery, which a job's photos are added to. */
export function galleryFolders({ tree }: FormSite): Map<string, string> {
  const folders = tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []);
  return optionsOf([...new Set(folders)].map((name) => [name.charAt(0).toUpperCase() + name.slice(1), name]));
}

export const job = newFileForm({
  name: 'job',
  type: 'project',
  title: 'A finished job',
  about: 'A finished job with photos, which gets a page of its own.',
  titleField: 'title',
  leaveOut: ['image', 'published', 'publishAt', 'expiresAt', 'listed', 'phone'],
  filledIn: ['services'],
  labels: {
    description: 'Summary for search engines',
    keywords: 'Search words',
    label: 'Short name',
    services: 'Other services',
    finished: 'Month it was finished',
    took: 'How long it took',
    costShown: 'Show the cost to visitors',
    house: 'House',
    scope: 'What was done',
    photos: 'Photos',
    pairs: PAIRS,
    review: 'Review of the customer',
    body: 'Story of the job',
  },
  askedBy: { services: 'Main service' },
  hints: {
    title: 'The heading of the page. No name of a customer.',
    description: 'One or two sentences about this job, for search results.',
    review: 'Not in the list? Send the review first, merge it, and merge “Update the generated files”.',
    body: 'What the customer wanted and what you did. No surname, street or phone number: ask your customer first.',
    services: 'Everything else the job was about.',
    cost: 'An amount, or the lowest and the highest. Visitors see it only if you choose so below.',
  },
  examples: {
    title: 'Done in three days, before the first frost',
    description: 'What was there before, what we did in three days, and what the customer has now.',
    keywords: 'work before winter',
    label: 'Before the first frost',
  },
  pictures: { photos: { folder: (answers) => `portfolio/${answers.get('folder')?.[0] ?? 'jobs'}` } },
  extra: (site) => ({ label: [mainService(site)], review: [folder(site), ...pairs()] }),
  values: (answers) => ({ services: servicesIn(answers) }),
  more: readPairs,
});

function mainService(site: FormSite): Question {
  return {
    id: 'service',
    label: 'Main service',
    about: 'The service that the job is listed under.',
    control: 'choice',
    required: true,
    options: entryOptions(site, 'services'),
  };
}

function folder(site: FormSite): Question {
  return {
    id: 'folder',
    label: 'Gallery',
    about: 'The part of the gallery that shows the photos too.',
    control: 'choice',
    required: true,
    options: galleryFolders(site),
  };
}

function pairs(): Question[] {
  const control = 'pictures';
  return [
    {
      id: 'before',
      label: BEFORE,
      about: 'Only if you have the same view from after. Not again among the photos above.',
      control,
      required: false,
    },
    {
      id: 'after',
      label: AFTER,
      about: 'In the same order as those from before. Attach them here too, even if they are above.',
      control,
      required: false,
    },
    {
      id: 'pairs',
      label: PAIRS,
      about: 'One line for each pair, in their order.',
      control: 'text',
      required: false,
      placeholder: 'Example: The same corner',
      isCaptions: true,
    },
  ];
}

function servicesIn(answers: Answers): string[] | undefined {
  const main = answers.get('service') ?? [];
  const all = [...new Set([...main, ...(answers.get('services') ?? [])])];
  return all.length > 0 ? all : undefined;
}

/** What to say where not every photo has a counterpart and a line. */
function pairsFault([before, after]: readonly [number, number], lines: number): string | undefined {
  if (before !== after)
    return `There ${before === 1 ? 'is' : 'are'} ${count(before, 'photo')} from before and ${after} from after. Attach the same number of both, in the same order.`;
  if (before === lines) return undefined;
  return before === 0
    ? 'There are no photos from before and after. Attach them, or leave this empty.'
    : `There ${before === 1 ? 'is 1 pair of photos' : `are ${before} pairs of photos`}. Write one line about each pair here, in their order.`;
}

/** The first photo from before belongs to the first from after, and so on. */
function readPairs(answers: Answers, site: FormSite, taken: Set<string>): MorePictures {
  const given = (id: string) => answers.get(id)?.[0] ?? '';
  const amounts = [photosIn(given('before')), photosIn(given('after'))] as const;
  const titles = isNoAnswer(given('pairs')) ? [] : captionLines(given('pairs'), amounts[0]);
  const side = (id: string, label: string, word: string) =>
    placePictures(
      {
        text: answers.get(id)?.[0],
        label,
        shown: titles.map((title) => `${word}: ${title}`).join('\n'),
        shownLabel: PAIRS,
        folder: 'images/before-after',
      },
      site,
      taken,
    );
  const faults = [
    { label: BEFORE, text: attachmentFault(given('before')) },
    { label: AFTER, text: attachmentFault(given('after')) },
  ].flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
  const fault = faults.length === 0 && pairsFault(amounts, titles.length);
  const shown = titles.flatMap((title) => captionFault(title) ?? []);
  for (const text of fault ? [fault] : shown) faults.push({ label: PAIRS, text });
  if (faults.length > 0) return { pictures: [], problems: faults, values: {} };
  const [before, after] = [side('before', BEFORE, 'Before'), side('after', AFTER, 'After')];
  const values = titles.map((title, index) => ({
    title,
    before: before.pictures[index]?.path,
    after: after.pictures[index]?.path,
  }));
  return {
    pictures: [...before.pictures, ...after.pictures],
    problems: [...before.problems, ...after.problems],
    values: values.length > 0 ? { pairs: values } : {},
  };
}
