/** An answer as people call it, which a file of answers takes too; its question; an example; and what is said of one that is not understood. */
type Question = readonly [label: string, question: string, example: string, fault?: string];

const questions = {
  name: ['name', 'What is the name of your business?', 'Lone Star Plumbing'],
  trade: ['trade', 'What is your trade?', 'plumber'],
  town: [
    'town',
    'Which town or city is your business in?',
    'Duluth',
    'does not name a town. Write only the town, for example Duluth.',
  ],
  state: ['state', 'Which state is it in?', 'MN', 'is not a state. Write MN or Minnesota, for example.'],
  postalCode: [
    'ZIP code',
    'What is the ZIP code?',
    '55802',
    'is not a ZIP code. A ZIP code has five digits.',
  ],
  street: ['street', 'What is your street address, if customers can visit you?', '12 Lake Avenue'],
  phone: [
    'phone',
    'What is your phone number?',
    '(614) 555-0142',
    'is not a complete phone number. Write all ten digits.',
  ],
  email: [
    'email',
    'What is your email address?',
    'hello@example.com',
    'is not a complete email address. Write it like hello@example.com.',
  ],
  site: [
    'website',
    'What is your website address, if you have one?',
    'www.example.com',
    'is not a website address. Write it like www.example.com.',
  ],
  hours: [
    'hours',
    'When are you open?',
    'Mon-Fri 8-5, Sat 9-12',
    'is not understood. Write it like Mon-Fri 8-5, Sat 9-12.',
  ],
  services: [
    'services',
    'What services do you offer? Separate them with commas.',
    'Leak repair, Drain cleaning',
  ],
  towns: [
    'towns',
    'Which towns do you serve? Each one with a ZIP code gets its own page.',
    'Hermantown 55811, Superior WI 54880',
    'is not understood. Write the names of towns, for example Hermantown 55811, Superior WI 54880.',
  ],
  owner: [
    'owner',
    'Who owns the business, and how many years have they been in the trade?',
    'Ann Lee, 12 years',
    'is not understood. Write it like Ann Lee, 12 years.',
  ],
  people: [
    'team',
    'Who else works with you? Separate the names with commas.',
    'Bo Ruud (climber), Jo Diaz',
    'is not understood. Write names, for example Bo Ruud (climber), Jo Diaz.',
  ],
  license: [
    'license',
    'What is your license number, if you have one?',
    'MS90012345',
    'has no number. Write the number of your license.',
  ],
  founded: [
    'in business since',
    'What year did you go into business?',
    '2015',
    'does not name a year. Write all four digits.',
  ],
  color: [
    'color',
    'What is your main color?',
    'forest green',
    'is not a color we know. Write one name, such as navy, or a code, such as #0a5c7a.',
  ],
} satisfies Readonly<Record<string, Question>>;

export type AnswerKey = keyof typeof questions;

export const QUESTIONS: Readonly<Record<AnswerKey, Question>> = questions;

/** In the order in which they are asked. */
export const ANSWER_KEYS = Object.keys(questions) as readonly AnswerKey[];
