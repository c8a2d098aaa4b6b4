import type { PageView, SiteView } from './readView';

export interface PageChange {
  before: PageView;
  after: PageView;
  /** Names of sections that are new, changed or gone. */
  sections: string[];
}

export interface Changes {
  added: PageView[];
  changed: PageChange[];
  /** `leadsTo` is the target of the old address, if any. */
  removed: { page: PageView; leadsTo?: string }[];
  /** Menus and facts that change and are on every page. */
  everywhere: string[];
  /** Redirects that were not there before. */
  redirects: [from: string, to: string][];
  /** Sentences about pages that come or go by themselves, where the day is new. */
  later: string[];
}

export function compareViews(before: SiteView, after: SiteView): Changes {
  const added = [...after.pages.values()].filter(({ address }) => !before.pages.has(address));
  const removed = [...before.pages.values()].filter(({ address }) => !after.pages.has(address));
  const changed = [...after.pages.values()].flatMap((page) => {
    const old = before.pages.get(page.address);
    return old ? changeOf(old, page) : [];
  });
  return {
    added,
    changed,
    removed: removed.map((page) => ({ page, leadsTo: after.redirects.get(page.address) })),
    everywhere: differing(before.frame, after.frame).filter((name) => name !== 'phoneHref'),
    redirects: [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to),
    later: differing(before.later, after.later).flatMap((address) => after.later.get(address) ?? []),
  };
}

export function isNothing({ added, changed, removed, everywhere, redirects, later }: Changes): boolean {
  return [everywhere, added, changed, removed, redirects, later].every((list) => list.length === 0);
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name));
}

function changeOf(before: PageView, after: PageView): PageChange[] {
  const sections = differing(before.sections, after.sections);
  const moved =
    sections.length === 0 && [...before.sections.keys()].join() !== [...after.sections.keys()].join()
      ? ['the order of the sections']
      : [];
  const change = { before, after, sections: [...sections, ...moved] };
  return change.sections.length > 0 ||
    resultChanged(change) ||
    cardChanged(change) ||
    before.listed !== after.listed
    ? [change]
    : [];
}

export function resultChanged({ before, after }: PageChange): boolean {
  return before.title !== after.title || before.description !== after.description;
}

export function cardChanged({ before, after }: PageChange): boolean {
  return before.card.picture !== after.card.picture || before.card.alt !== after.card.alt;
}
