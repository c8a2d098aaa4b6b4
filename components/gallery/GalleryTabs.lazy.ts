import { openFrames } from '../frames/Frame.client';

interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

/** Turns the links to the albums into tabs. The fragment of the address is the open album, so that it can be linked and reloaded. */
export function enhanceTabs(gallery: HTMLElement): void {
  const list = gallery.querySelector('[data-tabs]');
  const tabs = list ? findTabs(list, gallery) : [];
  const [first] = tabs;
  if (!list || !first) return;
  const addressedTab = () => tabs.find(({ panel }) => isAddressed(panel));
  list.setAttribute('role', 'tablist');
  tabs.forEach(setTabRoles);
  choose(addressedTab() ?? first, tabs);
  gallery.dataset.ready = '';

  window.addEventListener('hashchange', () => {
    const tab = addressedTab();
    if (!tab) return;
    choose(tab, tabs);
    document.getElementById(fragment())?.scrollIntoView();
  });
  for (const tab of tabs) {
    tab.link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(tab, tabs);
    });
    tab.link.addEventListener('keydown', (event) => {
      const next = event.key === ' ' ? tab : tabs[targetIndex(tabs.indexOf(tab), tabs.length, event.key)];
      if (!next) return;
      event.preventDefault();
      open(next, tabs);
      next.link.focus();
    });
  }
}

function findTabs(list: Element, gallery: HTMLElement): Tab[] {
  const links = [...list.querySelectorAll('a')];
  return links.flatMap((link) => {
    const panel = gallery.querySelector<HTMLElement>(`[id="${link.hash.slice(1)}"]`);
    return panel ? [{ link, panel }] : [];
  });
}

function setTabRoles({ link, panel }: Tab): void {
  link.id = `tab-${panel.id}`;
  link.setAttribute('role', 'tab');
  link.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', link.id);
}

/** Whether the fragment of the address is the id of the album or of a photograph in it. */
function isAddressed(panel: HTMLElement): boolean {
  const target = fragment() && document.getElementById(fragment());
  return Boolean(target && panel.contains(target));
}

/** The decoded fragment of the address; empty if it cannot be decoded, as in a truncated link. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function open(tab: Tab, tabs: Tab[]): void {
  choose(tab, tabs);
  history.replaceState(history.state, '', `#${tab.panel.id}`);
}

function choose(chosen: Tab, tabs: Tab[]): void {
  for (const { link, panel } of tabs) {
    const isChosen = panel === chosen.panel;
    link.setAttribute('aria-selected', String(isChosen));
    link.tabIndex = isChosen ? 0 : -1;
    panel.hidden = !isChosen;
  }
  openFrames(chosen.panel);
}

/** The index of the tab that a key selects, which may be out of range; -1 for other keys. */
function targetIndex(index: number, count: number, key: string): number {
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? -1;
}
