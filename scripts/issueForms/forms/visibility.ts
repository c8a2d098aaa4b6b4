import { basename } from 'node:path';
import { formPages } from '../../../pipeline/model/forms';
import type { LoadedEntry } from '../../../pipeline/model/load/load';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { optionsOf } from '../choices';
import { isHidden, pageName } from '../fieldQuestion';
import { editFile, type IssueForm } from '../issueForm';

/** Visitors' forms redirect to these pages, so they can be shown again but not hidden. */
const AFTER_FORMS: readonly string[] = Object.values(formPages);

/** Whether a page can be hidden or shown. */
const isSwitchable = (page: LoadedEntry): boolean =>
  page.address !== undefined &&
  !contentTypeOf(page.type).alwaysNeeded?.includes(page.name) &&
  (isHidden(page) || !AFTER_FORMS.includes(page.address));

export const visibility: IssueForm = {
  name: 'visibility',
  title: 'Hide a page',
  about: 'Take a page off your site without losing it, or put it back.',
  questions: ({ entries, tree }) => [
    {
      id: 'page',
      label: 'Which page',
      about: 'Its name and its address.',
      control: 'dropdown',
      required: true,
      options: optionsOf(
        entries.filter(isSwitchable).map((page) => [pageName(page), page.file.slice(tree.label.length + 1)]),
      ),
    },
    {
      id: 'action',
      label: 'What to do with it',
      about: 'A hidden page stays in your files.',
      control: 'dropdown',
      required: true,
      options: optionsOf([
        ['Hide it from visitors', 'hide'],
        ['Show it to visitors', 'show'],
      ]),
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
