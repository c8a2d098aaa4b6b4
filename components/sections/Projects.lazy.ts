import { fill } from '../../pipeline/labels/fill';
import { readLabels } from '../readLabels';

type Chosen = Record<'service' | 'town', string>;

/** Filters the projects of all pages of the list by service and town. The filters are in the query of the address. */
export async function enhanceProjects(list: HTMLElement): Promise<void> {
  const filters = list.querySelector<HTMLElement>('[data-filters]');
  const cards = list.querySelector<HTMLElement>('[data-cards]');
  if (!filters || !cards) return;
  const labels = readLabels<FilterLabels>(filters);
  choose(filters, new URLSearchParams(location.search));
  const cardsOfPage = [...cards.children];
  const loading = allCards(list, cardsOfPage);

  const follow = async () => {
    const chosen = chosenIn(filters);
    const isFiltered = Object.values(chosen).some(Boolean);
    const candidates = isFiltered ? await loading : cardsOfPage;
    const matching = isFiltered ? candidates.filter((card) => fits(card, chosen)) : cardsOfPage;
    cards.replaceChildren(...matching);
    list.querySelector('[data-pager]')?.toggleAttribute('hidden', isFiltered);
    const status = list.querySelector('[role="status"]');
    if (status) status.textContent = isFiltered ? found(matching.length, labels) : '';
    history.replaceState(history.state, '', addressOf(chosen));
  };
  filters.addEventListener('change', follow);
  await follow();
}

type FilterLabels = Record<'projectsNone' | 'projectsOne' | 'projectsOther', string>;

function found(number: number, { projectsNone, projectsOne, projectsOther }: FilterLabels): string {
  if (number === 0) return projectsNone;
  return fill(number === 1 ? projectsOne : projectsOther, { number });
}

function choose(filters: HTMLElement, wanted: URLSearchParams): void {
  for (const select of filters.querySelectorAll('select')) {
    const name = wanted.get(select.name);
    if (name && [...select.options].some(({ value }) => value === name)) select.value = name;
  }
}

function chosenIn(filters: HTMLElement): Chosen {
  const value = (name: string) => filters.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value;
  return { service: value('service') ?? '', town: value('town') ?? '' };
}

function fits(card: Element, { service, town }: Chosen): boolean {
  const { services = '', town: own } = card instanceof HTMLElement ? card.dataset : {};
  return (!service || services.split(' ').includes(service)) && (!town || own === town);
}

/** The cards of all pages of the list, in order. Skips a page that fails to load. */
async function allCards(list: HTMLElement, own: Element[]): Promise<Element[]> {
  const pages = (list.dataset.projects ?? '').split(' ').filter(Boolean);
  const sets = await Promise.all(pages.map((page) => (page === location.pathname ? own : cardsOf(page))));
  return sets.length > 0 ? sets.flat() : own;
}

async function cardsOf(page: string): Promise<Element[]> {
  const other = await loadDocument(page);
  const cards = other?.querySelectorAll('[data-projects] [data-cards] > *') ?? [];
  return [...cards].map((card) => document.importNode(card, true));
}

/** Uses `XMLHttpRequest` because Trusted Types block `DOMParser`. */
function loadDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.responseXML));
    request.open('GET', address);
    request.send();
  });
}

function addressOf(chosen: Chosen): string {
  const named = Object.entries(chosen).filter(([, value]) => value);
  const search = new URLSearchParams(named).toString();
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
