import { expect, test } from 'vitest';
import { writeGuide } from '../../pipeline/docs/writeGuide';
import { checkFolder } from '../../pipeline/lint/lint';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { entriesOf } from '../../pipeline/model/entries';
import { knownValues, newFile } from '../../pipeline/model/newFile';
import { TEMPLATE_BODY, templateTitle, WRITE_HERE } from '../../pipeline/model/templateTexts';
import { copyContent } from './copyContent';
import { filledIn } from './filledIn';
import { write } from './mistakes/files';
import { siteOf } from './plumberSite';
import { problemsIn } from './problemsIn';

const types = Object.values<ContentType>(contentTypes).filter(({ folder }) => folder);

const facts = {
  repository: 'harbor/site',
  forms: [],
  known: { image: 'images/sink.jpg', state: 'ME', 'services/': 'leak-repair' },
  folders: ['images'],
};

/** The file that the guide's link opens in GitHub's editor. */
function fromGuide(type: ContentType) {
  const address = `https://github.com/harbor/site/new/main/content/${type.folder}?`;
  const guide = writeGuide(facts);
  const [href = ''] = guide.slice(guide.indexOf(address)).split(')');
  const link = new URL(href);
  const [name, text] = [link.searchParams.get('filename'), link.searchParams.get('value')];
  return { path: `${type.folder}/${name}`, text: String(text) };
}

function problemsWith(path: string, text: string) {
  const folder = copyContent();
  write(path, text)(folder);
  return problemsIn(folder);
}

const reported = (path: string, text: string) =>
  problemsWith(path, text).map(({ line, severity, code }) => `${line} ${severity} ${code}`);

test.each(types)('a new $name has no error once it is filled in', (type) => {
  const folder = copyContent();
  const known = knownValues(checkFolder(folder).content, type);
  const { path, text } = newFile(type, { title: 'On the Roof: a "Test"', today: '2026-01-31', known });
  expect(path).toBe(`${type.folder}/on-the-roof-a-test.md`);
  write(path, filledIn(text))(folder);
  const { messages, files } = checkFolder(folder);
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  expect(files).toBe(17);
});

test.each(types)(
  'a new $name as the guide begins it is refused at each line that is still to be written',
  (type) => {
    const { path, text } = fromGuide(type);
    const codeOf = (line: string) => {
      if ([TEMPLATE_BODY, WRITE_HERE, templateTitle(type)].some((each) => line.includes(each)))
        return 'template-words';
      return /^(?:postalCode|county|rating|category|publishedAt|finished|took):$/.test(line)
        ? 'missing'
        : undefined;
    };
    const wanted = text.split('\n').flatMap((line, index) => {
      const code = codeOf(line);
      return code ? [`${index + 1} error ${code}`] : [];
    });
    const refused = reported(path, text).filter((each) => each.includes('error'));
    expect(refused).toEqual('address' in type ? ['1 error template-name', ...wanted] : wanted);
  },
);

test.each(types)('a new $name as the guide begins it is right once it is filled in', (type) => {
  const { path, text } = fromGuide(type);
  const own = filledIn(text).replaceAll(templateTitle(type), 'A Dry Cellar in Maine');
  expect(reported(path.replace(/[\w-]+\.md$/, 'dry-cellar.md'), own)).toEqual([]);
});

test('says what belongs in the place of each example', () => {
  const { path, text } = fromGuide(contentTypes.review);
  expect(problemsWith(path, text).map(({ message }) => message)).toEqual([
    '“New review” is only an example. Write your own text in its place: who said it.',
    '“rating” is missing. Stars, from 1 to 5. Write it on line 3: rating: 5',
    '“Write the text here.” is only an example. Write your own text in its place: what a customer said about you.',
  ]);
});

test('offers a name for the file of a page that has its words', () => {
  const { path, text } = fromGuide(contentTypes.area);
  const own = filledIn(text).replaceAll('New town', 'Cape Elizabeth');
  expect(problemsWith(path, own).filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      line: 1,
      message:
        'The address of this page would be /areas/new-town, since the file still has the name of a new file. Rename the file, for example to cape-elizabeth.md.',
    },
  ]);
});

test.each(types.filter(({ sections, post }) => sections === 'all' && !post))(
  'a new $name has its name as heading',
  async (type) => {
    const folder = copyContent();
    const known = knownValues(checkFolder(folder).content, type);
    const { path, text } = newFile(type, { title: 'On the Roof', today: '2026-01-31', known });
    write(path, filledIn(text))(folder);
    const site = await siteOf(folder);
    const page = entriesOf(site).find(({ file }) => file.endsWith(path));
    expect(page?.sections.filter(({ kind }) => kind === 'hero')).toMatchObject([
      { props: { heading: 'On the Roof' } },
    ]);
  },
);

test('a page that is kept back may wait for its words', () => {
  const { path, text } = fromGuide(contentTypes.page);
  const kept = text.replace('title:', 'published: no\ntitle:');
  expect(problemsWith(path, kept).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a new article names the business and the day', () => {
  const known = knownValues(checkFolder(copyContent()).content, contentTypes.article);
  const { text } = newFile(contentTypes.article, { title: 'Ice', today: '2026-01-31', known });
  expect(text).toContain('author: Harbor Light Plumbing');
  expect(text).toContain('publishedAt: 2026-01-31');
});

test('a new file knows nothing of the business that the fields are explained with', () => {
  for (const type of types) {
    const { text } = fromGuide(type);
    expect(text).not.toMatch(/Pitman|Gloucester|NJ|0807|[Kk]itchen|[Cc]abinet/);
  }
});
