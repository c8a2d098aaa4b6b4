import { sectionModel } from '../../../model/registry';
import { firstAddress } from '../../../model/urls';
import { startOfFile } from '../../../passages/Range';
import { type MessageText, rule, type SiteInput } from '../../rule';
import { RESERVED } from '../../site/links/addressIndex';

const OUTPUT_FILE =
  /^(?:_headers|_redirects|robots\.txt|llms\.txt|site\.webmanifest|sitemap\.xml|(?:feed|atom)\.xml|icon\.svg|icon-\d+\.png)$/;

/** Whether the site writes a file of this path, or the folder that it is in, itself. */
export function isOutput(path: string): boolean {
  const [first = ''] = path.split('/');
  return OUTPUT_FILE.test(path) || RESERVED.includes(`/${first}`);
}

/** What to do instead of adding configuration files for hosts. */
const ADVICE: Record<string, string> = {
  _headers: 'It has the headers that keep the site safe. Delete this file.',
  _redirects: 'Write old addresses in content/redirects.md, and delete this file.',
};

export const publicTaken = rule({
  id: 'public-taken',
  site(input, report) {
    const { label, files } = input.publicTree;
    for (const path of files) {
      const says = whyTaken(path, input);
      if (says) report({ range: startOfFile(`${label}/${path}`), ...says });
    }
  },
});

export const publicNotFolder = rule({
  id: 'public-not-folder',
  what: 'There must be a folder called {label} here, not a file.',
  advice: 'Give the file another name, and put it into that folder if visitors need it.',
  site({ publicTree: { label, isFile } }, report) {
    if (isFile) report({ range: startOfFile(label), data: { label } });
  },
});

/** Why a file in `public` cannot have this path, if it cannot. Compares in lower case, because some file systems ignore case. */
function whyTaken(path: string, { addresses: { pages } }: SiteInput): MessageText | undefined {
  const plain = path.toLowerCase();
  if (isOutput(plain))
    return {
      what: `The site writes ${plain} itself.`,
      advice: ADVICE[plain] ?? 'Delete this file, or give it another name.',
    };
  const address = `/${plain.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  const list = pages.get(firstAddress(address));
  // The further pages of a list, such as `/blog/page/2`, are made from the same file.
  const hasFurtherPages = list?.sections.some(({ kind }) => sectionModel(kind)?.pages);
  const page = pages.get(address) ?? (hasFurtherPages ? list : undefined);
  const what = `This file has the name of the page in ${page?.file}.`;
  return page && { what, advice: 'Give one of the two another name.' };
}
