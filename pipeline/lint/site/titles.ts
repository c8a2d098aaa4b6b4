import { type Document, isOfType } from '../Document';
import { type Rule, rule } from '../rule';
import { firstTextLine } from './reviewFacts';

const titleName = rule({
  id: 'title-name',
  on: 'site',
  severity: 'warning',
  message: 'The site adds the name of the business to each title. Delete it here.',
  examples: {
    file: 'pages/contact.md',
    wrong: 'title: Ask a Portland Plumber for a Visit | Harbor Light',
    right: 'title: Ask a Portland Plumber for a Visit',
  },
  check({ documents, forEachDocument }, report) {
    const { name, shortName } = documents.find(isOfType('business'))?.fields ?? {};
    const names = [name, shortName].filter((each) => each !== undefined);
    forEachDocument(({ address, fields: { title } }) => {
      if (address === undefined || typeof title !== 'string') return;
      const own = names.find((each) => title.endsWith(each));
      if (!own) return;
      const before = title.slice(0, -own.length);
      const expected = before.replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
      if (expected === '' || expected === before) return;
      report({ field: 'title', actual: title, expected });
    });
  },
});

function sharedField(field: 'title' | 'description', examples: Rule['examples']) {
  return rule({
    id: `${field}-twice`,
    on: 'site',
    severity: 'warning',
    isCausedElsewhere: true,
    message: `This ${field} is the same as the one in {other}. Search engines want each page to have its own.`,
    examples,
    check({ documents }, report) {
      const first = new Map<string, string>();
      for (const document of documents) {
        const value = document.fields[field];
        const isListed = document.address !== undefined && document.fields.listed !== false;
        if (!isListed || typeof value !== 'string') continue;
        const other = first.get(value);
        if (!other) first.set(value, document.file);
        else report({ in: document, field, data: { other } });
      }
    },
  });
}

const titleTwice = sharedField('title', {
  file: 'pages/notes.md',
  wrong: 'title: Ask a Portland Plumber for a Visit',
  right: 'title: Notes From Two Maine Plumbers',
});

const descriptionTwice = sharedField('description', {
  file: 'pages/notes.md',
  wrong:
    'description: Write to Harbor Light Plumbing or call. Say what drips and where, and a plumber calls you back on the same day.',
  right:
    'description: Short notes on pipes, winters and water heaters from the two plumbers of Harbor Light in Portland, Maine.',
});

/** Texts of which a copied file still has the original's. */
function textsOf({ type, fields, body }: Document): [field: string, text: string][] {
  // Of reviews and jobs another rule says it, and the pages of a new site begin with one text.
  const isCopied = type === 'article' || type === 'service' || type === 'area';
  const texts = {
    excerpt: fields.excerpt,
    description: type === 'member' && fields.description,
    '': isCopied && body?.hash,
  };
  return Object.entries(texts).flatMap(([field, text]) =>
    typeof text === 'string' && text !== '' ? [[field, `${type} ${field} ${text}`]] : [],
  );
}

/** Of two files about one person another rule says that they are the same. */
const isSameName = ({ fields: { name } }: Document, { fields }: Document) =>
  name !== undefined && name === fields.name;

const textTwice = rule({
  id: 'text-twice',
  inForm: 'Your site says the same about another one. Write what is different here.',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  message:
    'This text is the same as the one in {other}. If you copied that file, write what is different here.',
  examples: {
    wrong: {
      'team/bo-ruud.md': memberFile('Ada founded the company in 1998 and still crawls under porches.'),
    },
    right: { 'team/bo-ruud.md': memberFile('Bo came in 2019 and carries the long ladder.') },
  },
  check({ documents }, report) {
    const first = new Map<string, Document>();
    for (const document of documents) {
      const texts = textsOf(document);
      const [field, text = ''] = texts.find(([, each]) => first.has(each)) ?? [];
      const other = first.get(text);
      for (const [, each] of texts.filter(([, one]) => !first.has(one))) first.set(each, document);
      if (!other || isSameName(document, other)) continue;
      const place = field ? { field } : { line: firstTextLine(document) };
      report({ in: document, ...place, data: { other: other.file } });
    }
  },
});

function memberFile(description: string): string {
  return `---\nname: Bo Ruud\nrole: Plumber\norder: 2\ndescription: ${description}\nspecialties:\n  - Ladders\nexperience: 5+ Years\n---\n`;
}

const townTwice = rule({
  id: 'town-twice',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  message:
    'This town has a page already: {other}. Keep one of the two, and move there what the other one says.',
  examples: {
    wrong: { 'areas/portland.md': areaFile('Portland') },
    right: { 'areas/portland.md': areaFile('Falmouth') },
  },
  check({ documents }, report) {
    const first = new Map<string, string>();
    for (const document of documents.filter(isOfType('area'))) {
      const { name, state } = document.fields;
      const town = `${name?.toLowerCase()}, ${state}`;
      const other = first.get(town);
      if (!other) first.set(town, document.file);
      else report({ in: document, field: 'name', data: { other } });
    }
  },
});

function areaFile(name: string): string {
  return `---\ntitle: ${name}, Plumbers on Call, ME\ndescription: ${name}, Maine, has old pipes and cold winters. We come the same day for leaks, frozen pipes and water heaters, and we call before.\nimage: images/van.jpg\nlabel: ${name} homes\nname: ${name}\nstate: ME\npostalCode: 04101\ncounty: Cumberland\nreviewCount: 31\norder: 2\ncard:\n  text: Cold winters.\n  image: images/van.jpg\nhero:\n  heading: Plumbing here\n---\n`;
}

export const titleRules: readonly Rule[] = [titleTwice, descriptionTwice, textTwice, townTwice, titleName];
