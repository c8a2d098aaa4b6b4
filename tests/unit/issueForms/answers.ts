import { attached, type Typed } from './fillIn';
import type { OwnerRepository } from './OwnerRepository';

/** What an owner types into each form, for the plumber's site. */
export const answers: Record<string, (owner: OwnerRepository) => Typed> = {
  job: (owner) => ({
    Title: 'A Dry Cellar: "Before Winter" in Portland',
    'Summary for search engines':
      'How a cellar in Portland stayed dry through a wet spring, after two days of work on its drains and pumps.',
    'Main service': 'Leak repair',
    Town: 'Portland',
    'Month it was finished': 'March 2025',
    'How long it took': '2 days',
    Cost: '$1,200',
    'Show the cost to visitors': 'Yes',
    'What was done': 'Drain and pump',
    Materials: '- Copper\n- A pump',
    Photos: [owner.attach(1), owner.attach(2)],
    'Photos: what each one shows': 'A dry cellar with a new pump\nA copper drain beside a green wall',
    Gallery: 'Drains',
    'Photos from before the work': [owner.attach(3)],
    'Photos from after the work': [owner.attach(4)],
    'What each pair shows': 'The corner by the stairs',
    'Story of the job': 'The water came through the wall each spring.\n\nNow it goes *around* the house.',
  }),
  review: () => ({
    'Who said it': 'Joana Peña',
    Town: 'Portland, ME',
    Stars: '5',
    'What you built': 'Kitchen sink',
    'Pages that show it': ['Leak repair (/leak-repair)'],
    'What the customer said': 'They came at once & it holds: "like new" 👍',
  }),
  photos: (owner) => ({
    Gallery: 'Drains',
    Photos: owner.attach(1),
    'Photos: what each one shows': 'A copper drain under a white sink',
  }),
  'team-member': (owner) => ({
    Name: 'Bo Larsen',
    'Job title': 'Apprentice',
    'About the person': 'Bo carries the pipes.\nHe likes the sea.',
    Specialties: 'Pipes',
    Experience: '007 months',
    Photo: owner.attach(1),
  }),
  article: (owner) => ({
    Title: 'How to Drain a House Before the Frost',
    'Summary for search engines':
      'Where the valves are, in which order to open them, and what to do with the water heater before the first frost.',
    Picture: owner.attach(1),
    'Picture: what it shows': 'An open valve over a bucket',
    Category: 'Winter',
    Tags: 'frost\nvalves',
    'Text of its card': 'Open the valves in the right order, and no pipe bursts.',
    Text: 'Close the main valve first.\n\n## Then the taps\n\nOpen every tap in the house.',
  }),
  hours: () => ({
    'Opening hours': 'Monday - Friday: 7:00 AM - 4:00 PM\nSaturday: by appointment\nSunday: closed',
    Holidays: 'Thanksgiving: closed\nDecember 24: 8:00 AM - 12:00 PM',
  }),
  fact: () => ({ 'Which fact': 'Postal code', 'What to write': '04102' }),
  visibility: () => ({
    'Which page': 'A new drain in an old cellar (/projects/cellar-drain)',
    'What to do with it': 'Hide it from visitors',
  }),
};

export const aReview: Typed = {
  'Who said it': 'Dana R.',
  Town: 'Portland, ME',
  Stars: '5',
  'Pages that show it': ['Leak repair (/leak-repair)'],
  'What the customer said': 'She came at once.',
};
export const aJob: Typed = {
  Title: 'A dry cellar',
  'Summary for search engines': 'How a cellar stayed dry.',
  'Main service': 'Leak repair',
  'Month it was finished': 'March 2025',
  'How long it took': '2 days',
  'What was done': 'Drain and pump',
  Photos: attached(1),
  'Photos: what each one shows': 'A dry cellar',
  Gallery: 'Drains',
  'Story of the job': 'The water came in.',
};
export const anArticle: Typed = {
  Title: 'Frost',
  'Summary for search engines': 'What to do.',
  Picture: attached(1),
  'Picture: what it shows': 'A valve',
  Category: 'Winter',
  Tags: 'frost',
  'Text of its card': 'Open the valves.',
  Text: 'Close it.',
};
export const aMember: Typed = {
  Name: 'Bo Larsen',
  'Job title': 'Apprentice',
  'About the person': 'Bo carries pipes.',
  Specialties: 'Pipes',
  Experience: '2 years',
};
