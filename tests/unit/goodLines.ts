const contact = 'pages/contact.md';
const business = 'business.md';
const leaks = 'services/leak-repair.md';
const article = 'blog/frozen-pipes.md';
const review = 'reviews/ines-morel.md';
const job = 'projects/cellar-drain.md';
const sink = 'sink.jpg: A copper drain under a white sink';
const pictures = 'images/descriptions.md';

type GoodLine = readonly [edit: string, file: string, from: string, to: string];

const heading = (edit: string, text: string): GoodLine => [
  edit,
  contact,
  'heading: Write to us',
  `heading: ${text}`,
];

/** Notes behind values, which visitors never see. */
const notes: readonly GoodLine[] = [
  heading('a note behind a text', 'Write to us # shorter?'),
  heading('a note that says nothing behind a text', 'Write to us #'),
  ['a note of what is to be done behind a number', leaks, 'order: 1', 'order: 1 # TODO: ask Ada'],
  ['a note behind a button', contact, 'tel:{phone}', 'tel:{phone} # ask Ada'],
];

/** Addresses that the site answers like the bare ones. */
const addresses: readonly GoodLine[] = [
  ['a link with a slash and a query', leaks, '(/blog/frozen-pipes)', '(/blog/frozen-pipes/?utm_source=mail)'],
  ['a link with a slash before its anchor', 'pages/home.md', '#finding-it', '/#finding-it'],
];

const text = (edit: string, words: string): GoodLine => [edit, leaks, 'A leak is', `${words}A leak is`];

/** Words and characters that only look like what other programs leave. */
const words: readonly GoodLine[] = [
  text('a question of the business', 'Would you like us to write you an estimate? '),
  text('an offer of the business', 'Let us know if you would like a visit, or need anything else. '),
  text('an offer to come', 'If you like, I can come tonight. '),
  text('help that is hoped for', 'We hope this page helps you. '),
  text('an answer with certainly', 'Certainly, we come at night. '),
  text('a version of a product', 'This is a newer version of the valve. '),
  text('a model of a boiler', 'A large model of the maker. '),
  text('what was sent', 'The part is sent from Boston. '),
  text('what a customer wrote', 'On Monday she wrote: come at once.\n\n'),
  text('a word with a code in it', 'They cite the maker. '),
  text('options of the business', 'Here are three options for your deck. '),
  text('an offer to plan', 'Do you want me to draw a plan? I can also create one if you like. '),
  text('help with the time', 'Let me know if this works for you. '),
  text('more to see below', 'See more of our work below. '),
  text('the age of a house', 'The house was built 100 years ago. '),
  text('a house under construction', 'We work in houses under construction. '),
  text('an answer of the owner', 'The response from the owner was quick. '),
  text('old parts in brackets', 'We kept the (original) windows. '),
  text('a guide', 'A local guide showed us the way. '),
  text('surprise with question marks', 'So soon??? Yes, so soon. '),
  text('brackets of an editor', 'He came to [the old] town and said [yes]. '),
  text('the name of a bracket', 'Valve [b] is above valve [c]. '),
  text('two units with number signs', 'Unit #4 and Lot #5, at Pier #B. '),
  text('a percentage in capitals', 'It is 100% COPPER and 0% LEAD. '),
  text('a list that says slug', 'A slug of lead: that is what we found. '),
  heading('where to write', 'Get your quote here'),
  heading('where to see more', 'See more'),
  text('a family and a flag of emoji', '👨‍👩‍👧 Yes, ❤️ and 🏳️‍🌈. '),
  text('the flag of a country in a country', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scots. '),
  text('words of Persian', 'می‌خواهم. '),
  text('words of Hebrew with a mark of direction', 'שלום\u200f! '),
  heading('an ampersand with a semicolon', 'R&D; and more'),
  heading('a fact with low lines', 'Our first_visit_free offer'),
  heading('a foot note', 'From $200*'),
  heading('the possessive of several', 'Ask the neighbors’'),
  heading('the possessive of several, straight', "Ask the neighbors'"),
  heading('a decade', "The '90s house"),
  heading('inches at the end', 'A pipe of 3/4"'),
  heading('a backslash without quotes', 'Copper\\lead'),
  heading('quotation marks with backslashes', '"A \\"dry\\" floor"'),
  [
    'the end of a line as a code in an answer',
    leaks,
    'Yes, for water that will not stop. Call {phone}.',
    '"Yes.\\n\\nCall {phone}."',
  ],
  ['two sides of a photo', 'team/ada-lindgren.md', 'order: 1', 'order: 1\nphotoPosition: left top'],
  [
    'a public address in an article',
    article,
    'Never with a flame.',
    'The township office is at 14 Salem Street.',
  ],
];

const story = (edit: string, words: string): GoodLine => [edit, job, 'The old pipe', `${words}The old pipe`];
const said = (edit: string, words: string): GoodLine => [
  edit,
  review,
  'She was here',
  `${words}She was here`,
];

const map = (edit: string, frame: string): GoodLine => [
  edit,
  'pages/notes.md',
  'posts:',
  `map:\n  frame: ${frame}\n  title: Where we work\n  link: Open in maps -> https://www.openstreetmap.org\nposts:`,
];

/** Values that are right as they are. */
const values: readonly GoodLine[] = [
  [
    'times without minutes',
    business,
    '    opens: 7:00 AM\n    closes: 4:00 PM',
    '    times: 7am-12pm, 1pm-4pm',
  ],
  [
    'a holiday of leap years',
    business,
    'rating:',
    'holidays:\n  - date: February 29\n    closed: yes\nrating:',
  ],
];

/** Links that only look like those that work for one person. */
const links: readonly GoodLine[] = [
  text('a link to a search', '[Find us](https://www.google.com/search?q=harbor+light). '),
  text('a link to a profile', '[Follow us](https://www.facebook.com/harborlightsample). '),
  text('a link to a document for everybody', '[Prices](https://docs.google.com/document/d/1/pub). '),
  map('a map to embed', 'https://www.google.com/maps/embed?pb=!1m18'),
  map('an older map to embed', 'https://www.google.com/maps?q=Portland&output=embed'),
  map('a video to embed', 'https://www.youtube-nocookie.com/embed/aB3dE5'),
];

/** Words that only look private. */
const people: readonly GoodLine[] = [
  story('lengths of a road', 'We dug 20 foot lanes and 100 feet of road. '),
  story('a street without a number', 'It is a house on Salem Street. '),
  story('a number before a place', 'It took 2 men all the way, and 14 days on the road. '),
  story('a plumber of the team by surname', 'Ms. Lindgren soldered it. '),
  story('a code of the law', 'The plumbing code is 40 pages long, and code 4471 is one of them. '),
  story('the key to a job', 'The key is in the details. '),
  story('a note for readers', 'Note for homeowners: shut the main. '),
  story('the number of a part', 'It is part 4471-2200 of 1998. '),
  said('the owner by surname in a review', 'Mr. Lindgren answered. '),
  said('a family of customers in a review', 'The Morel family thanks you. '),
  text('the email address of the business at another provider', 'Write to harborlight@gmail.com. '),
  text('the address of an office', 'The permit office is at 389 Congress Street. '),
];

/** Texts on several lines, and words for pictures. */
const texts: readonly GoodLine[] = [
  ['a button on two lines', leaks, 'visit -> /contact', 'visit ->\n      /contact'],
  ['an entry on two lines', leaks, 'A pressure test', 'A pressure test.\n      We do it twice for you.'],
  ['a comparison in the words for a picture', pictures, sink, 'sink.jpg: A sink, 10 < 12 inches'],
];

/** Correct edits of single lines. None of them may be reported. */
export const goodLines: readonly GoodLine[] = [
  ...notes,
  ...addresses,
  ...words,
  ...values,
  ...links,
  ...people,
  ...texts,
];
