import { basename } from 'node:path';
import { z } from 'zod';
import { formPages } from '../../../pipeline/model/forms';
import type { LoadedEntry } from '../../../pipeline/model/load/load';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { optionsOf } from '../choices';
import { businessOf, isHidden, pageName } from '../fieldQuestion';
import { editFile, type IssueForm } from '../issueForm';

/** Visitors' forms redirect to these pages, so they can be shown again but not hidden. */
const AFTER_FORMS: readonly string[] = Object.values(formPages);

const Linked = z.object({ to: z.string() });

const WORDS = {
  hide: /\b(?:don['’]?t|do not|stop) show(?:ing)?\b(?: any ?more\b)?|(?<!(?:n['’]?t|not|stop) )\b(?:hid(?:e|den|ing)|take (?:\S+ ){0,4}?(?:off|down|out)(?: (?:of )?(?:the |our |my )?(?:web ?)?site)?|remove|delete)\b/i,
  show: /\b(?:(?:un|don['’]?t |do not |stop )hid(?:e|ing)|(?<!(?:n['’]?t|not|stop) )show|(?:put|bring) (?:\S+ ){0,4}?(?:back|up))\b(?: up\b| any ?more\b)*/i,
};

const isSwitchable = (page: LoadedEntry): boolean =>
  page.address !== undefined &&
  !contentTypeOf(page.type).alwaysNeeded?.includes(page.name) &&
  (isHidden(page) || !AFTER_FORMS.includes(page.address));

const PRIVACY =
  'Every form of your site links to this page, so visitors need it. Keep it; or first choose another page at “Page about privacy” in the form “Phone, address and other facts”.';

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
      wordsInTitle: WORDS,
    },
  ],
  write(answers, site) {
    const path = answers.get('page')?.[0];
    const hides = answers.get('action')?.[0] === 'hide';
    const page = site.entries.find(({ file }) => file === `${site.tree.label}/${path}`);
    const isPrivacyPage =
      hides && page !== undefined && page.address === Linked.safeParse(businessOf(site).privacyPage).data?.to;
    return editFile(site, {
      title: `${hides ? 'Hide' : 'Show'} ${basename(path ?? '', '.md')}`,
      path,
      problems: isPrivacyPage ? [{ label: 'Which page', text: PRIVACY }] : [],
      edits: [{ path: ['published'], ...(hides && { value: 'no' }) }],
    });
  },
};
