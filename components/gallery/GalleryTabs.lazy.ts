import { openEmbeds } from '../ui/Embed.client';
import { opensElsewhere } from './Lightbox.lazy';

/** The link to an album, and the album. */
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
  /** The album, or the photograph in one, that the fragment of the address names. */
  const target = () => document.querySelector(':target');
  const addressedTab = () => tabs.find(({ panel }) => panel.contains(target()));
  list.setAttribute('role', 'tablist');
  tabs.forEach(setTabRoles);
  choose(addressedTab() ?? first, tabs);
  gallery.dataset.ready = '';

  window.addEventListener('hashchange', () => {
    const tab = addressedTab();
    if (!tab) return;
    choose(tab, tabs);
    target()?.scrollIntoView();
  });
  for (const tab of tabs) {
    tab.link.addEventListener('click', (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      open(tab, tabs);
    });
    tab.link.addEventListener('keydown', (event) => {
      const next = tabForKey(event.key, tab, tabs);
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
  openEmbeds(chosen.panel);
}

/** The tab that a key opens while `tab` has the focus; undefined for other keys. */
function tabForKey(key: string, tab: Tab, tabs: Tab[]): Tab | undefined {
  const index = tabs.indexOf(tab);
  const targets: Record<string, Tab | undefined> = {
    ' ': tab,
    ArrowRight: tabs[(index + 1) % tabs.length],
    ArrowLeft: tabs.at(index - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  return targets[key];
}
