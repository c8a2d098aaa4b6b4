/** A trade in words: a plumber does plumbing. */
export interface Trade {
  who: string;
  work: string;
}

type Point = readonly [icon: string, title: string, text: string];
type Step = readonly [title: string, text: string];

/** By their names at schema.org; any other trade is called as a general contractor is. */
const trades: Record<string, Trade> & { GeneralContractor: Trade } = {
  GeneralContractor: { who: 'General contractor', work: 'Contracting' },
  HomeAndConstructionBusiness: { who: 'Home contractor', work: 'Home repair' },
  Electrician: { who: 'Electrician', work: 'Electrical' },
  HVACBusiness: { who: 'Heating and cooling company', work: 'Heating and cooling' },
  HousePainter: { who: 'House painter', work: 'Painting' },
  Locksmith: { who: 'Locksmith', work: 'Locksmith' },
  MovingCompany: { who: 'Moving company', work: 'Moving' },
  Plumber: { who: 'Plumber', work: 'Plumbing' },
  RoofingContractor: { who: 'Roofing contractor', work: 'Roofing' },
};

/** The texts of a new site. `{phone}` and the like are facts of the business. */
export const english = {
  trades,
  other: 'Something else',
  tagline: ({ who }: Trade, town: string) => `${who} in ${town}`,
  description: ({ who }: Trade, town: string, services: string) =>
    `${who} in ${town} and nearby. What we do: ${services}.`,
  toWrite: {
    site: 'the address of your site below “site:”, once you have one',
    repository: 'the repository on GitHub, as owner/name, below “repository:”',
    picture: 'the picture is a drawing; upload a photo of your own work and write its path',
    words: 'the text below the second ---, in your own words',
    person: 'a sentence or two about this person, and what he or she does best',
    service: 'what you do for customers, in your own words: the card, the list and the text',
    town: 'what you know about the houses of this town: the card and the text',
  },
  labels: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    areas: 'Where We Work',
    contact: 'Contact',
    thanks: 'Thank you',
    notSent: 'Not sent',
    notFound: 'Not found',
    call: 'Call {phone}',
    estimate: 'Get a free estimate',
    menuButton: 'Get a free estimate',
    back: 'Back to the home page',
    again: 'Back to the form',
    more: 'Learn more',
    seeTown: 'See this town',
    allServices: 'All services',
    pages: 'Pages',
    reach: 'Contact',
    hours: 'Hours',
    towns: 'Where we work',
    note: 'Since {founded}.',
  },
  home: {
    title: ({ who }: Trade, place: string) => [
      `${who} in ${place}: Call for an Estimate`,
      `${who} in ${place}`,
    ],
    description: ({ who }: Trade, town: string, services: string) => [
      `${who} in ${town} and nearby: ${services}. Call us, or write to us and get a free estimate.`,
      `${who} in ${town} and nearby. Call us, or write to us and get a free estimate for your job.`,
    ],
    heading: ({ who }: Trade, town: string) => `Your ${who.toLowerCase()} in ${town}`,
    text: 'Tell us what needs to be done. {name} looks at it, gives you a price in writing, and does the work.',
    services: 'What we do',
    servicesText: 'One call for the whole job, from the first look to the last cleanup.',
    reasons: 'What you can expect',
    points: [
      ['message-circle', 'A clear answer', 'We say what the job needs, and what it does not.'],
      ['clipboard-list', 'A price in writing', 'You know what it costs before we begin.'],
      ['house', 'A clean home', 'We cover what must stay clean, and take our waste with us.'],
    ] as readonly Point[],
    areas: 'Where we work',
    people: 'Who comes to your home',
    close: 'Ready to talk about your job?',
    closeText: 'Call {phone}, or write to us. The estimate is free.',
    aboutHeading: 'Who we are',
    body: (town: string) =>
      `{name} works in ${town} and nearby. We are close by, we know the houses here, and the people you speak to on the phone are the people who do the work.`,
    bodySince: (town: string) =>
      `{name} has worked in ${town} since {founded}. We are close by, we know the houses here, and the people you speak to on the phone are the people who do the work.`,
  },
  about: {
    title: (name: string, town: string) => [
      `About ${name} in ${town}`,
      `About ${name}`,
      'About Our Company and Our Work',
    ],
    description: (name: string, town: string) => [
      `Who works at ${name}, how we work, and where to find us in ${town}. Read about us, then call or write to us.`,
      `Who we are, how we work, and where to find us in ${town}. Read about us, then call or write to us.`,
    ],
    heading: 'About {name}',
    process: 'How a job goes',
    steps: [
      ['You call or write', 'Tell us what you need, and when we may come.'],
      ['We look at it', 'We come to your home and answer your questions.'],
      ['You get a price', 'In writing, so that you can decide in peace.'],
      ['We do the work', 'On the day that we agreed on, and we clean up.'],
    ] as readonly Step[],
  },
  contact: {
    title: (name: string) => [
      `Contact ${name}: Phone, Email and Hours`,
      'Contact Us: Phone, Email and Hours',
    ],
    description: (name: string) => [
      `Call or write to ${name}. Tell us what you need and where, and you get an answer and a free estimate.`,
      'Call us or write to us. Tell us what you need and where, and you get an answer and a free estimate.',
    ],
    heading: 'Tell us about your job',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    open: '{hours}.',
    form: 'Write to us',
    formText: 'A few lines are enough: what needs to be done, where, and when we may call you.',
  },
  thanks: {
    title: 'Thank You, Your Message Has Arrived',
    description:
      'Your message has arrived, and we will answer you soon. If it cannot wait, call us at the number on this page.',
    heading: 'Your message has arrived',
    text: 'We will answer you soon. If it cannot wait, call {phone}.',
  },
  notSent: {
    title: 'Your Message Could Not Be Sent',
    description:
      'Your message did not reach us. Go back and send it once more, or call us at the number on this page.',
    heading: 'Your message did not reach us',
    text: 'Go back and send it once more, or call {phone}.',
  },
  notFound: {
    title: 'There Is No Page at This Address',
    description:
      'There is no page at this address. It may have moved. Go back to the home page, or call us and ask.',
    heading: 'There is no page here',
    text: 'It may have moved, or its address has a typo in it.',
  },
  services: {
    title: ({ work }: Trade, place: string) => [`${work} Services in ${place}`, `Our Services in ${place}`],
    description: ({ work }: Trade, town: string, services: string) => [
      `${work} in ${town} and nearby: ${services}. See what is included, and ask us for a free estimate.`,
      `What we do in ${town} and nearby. See what each service includes, and ask us for a free estimate.`,
    ],
    heading: 'What we do',
  },
  service: {
    title: (service: string, place: string) => [`${service} in ${place}`, service],
    description: (service: string, town: string) => [
      `${service} in ${town} and nearby by {name}. See what is included, how a job goes, and ask for a free estimate.`,
      `${service} in ${town} and nearby. See what is included, how a job goes, and ask for a free estimate.`,
    ],
    text: (service: string, town: string) =>
      `${service} in ${town} and nearby, at a price that you know before we begin.`,
    features: [
      'A visit before the price',
      'A price in writing',
      'The work on the agreed day',
      'A clean home afterwards',
    ],
    included: 'What is included',
    body: (service: string) =>
      `You need ${service.toLowerCase()}? Call {phone}, or write to us. We ask a few questions, come to look, and tell you what it costs.`,
  },
  areas: {
    title: (town: string) => [`Where We Work: ${town} and Nearby Towns`, 'Where We Work: Our Towns'],
    description: (towns: string) => [
      `We work in ${towns} and nearby. See your town, and call us or write to us to ask for a free estimate.`,
      'See the towns in which we work. Is yours not among them? Call us or write to us, and we tell you if we can come.',
    ],
    heading: 'Where we work',
  },
  area: {
    title: ({ who }: Trade, place: string) => [`${who} in ${place}`],
    description: ({ who }: Trade, place: string) => [
      `${who} for homes in ${place}. See what we do there, and call us or write to us to ask for a free estimate.`,
    ],
    heading: ({ who }: Trade, town: string) => `${who} for ${town}`,
    card: (town: string) => `We come to ${town}. Call us and ask when.`,
    body: (town: string) =>
      `We work in ${town} and come to your home to look at the job. The visit and the estimate are free.`,
    form: 'Ask for a free estimate',
  },
  person: { description: (name: string) => `Ask for ${name} when you call.` },
  picture: (of: string) => `A drawing of roofs, for ${of}`,
};

export type SiteTexts = typeof english;
