import { basename } from 'node:path';
import { formPages } from '../../../pipeline/model/forms';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { optionsOf } from '../choices';
import { isHidden, pageName } from '../fieldQuestion';
import { editFile, type FormSite, type IssueForm } from '../issueForm';

const ACTIONS = optionsOf([
  ['Hide it from visitors', 'hide'],
  ['Show it to visitors', 'show'],
]);

/** Visitors' forms redirect to these pages, so they can be shown again but not hidden. */
const AFTER_FORMS: readonly string[] = Object.values(formPages);

/** The file of each page that can be hidden or shown, by title and address. */
function switchable({ entries, tree }: FormSite): Map<string, string> {
  const pages = entries.filter(
    (page) =>
      page.address &&
      !contentTypeOf(page.type).alwaysNeeded?.includes(page.name) &&
      (isHidden(page) || !AFTER_FORMS.includes(page.address)),
  );
  return optionsOf(pages.map((page) => [pageName(page), page.file.slice(tree.label.length + 1)]));
}

export const visibility: IssueForm = {
  name: 'visibility',
  title: 'Hide a page',
  about: 'Take a page off your site without losing it, or put it back.',
  questions: (site) => [
    {
      id: 'page',
      label: 'Which page',
      about: 'Its name and its address.',
      control: 'dropdown',
      required: true,
      options: switchable(site),
    },
    {
      id: 'action',
      label: 'What to do with it',
      about: 'A hidden page stays in your files.',
      control: 'dropdown',
      required: true,
      options: ACTIONS,
    },
  ],
  write(answers, site) {
    const path = answers.get('page')?.[0];
    const hides = answers.get('action')?.[0] === 'hide';
    return editFile(site, {
      title: `${hides ? 'Hide' : 'Show'} ${basename(path ?? '', '.md')}`,
      path,
      edits: [{ path: ['published'], ...(hides && { value: 'no' }) }],
    });
  },
};
