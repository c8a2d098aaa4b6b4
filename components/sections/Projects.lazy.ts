import { fill } from '../../pipeline/labels/fill';
import { readLabels } from '../client/elements';

/** The file names of the chosen service and town; empty for all. */
type Choice = Record<'service' | 'town', string>;

/** Filters the projects of all pages of the list by service and town. The query of the address names the choice, so that it can be linked. */
export async function enhanceProjects(list: HTMLElement): Promise<void> {
  const filters = list.querySelector<HTMLElement>('[data-filters]');
  const cards = list.querySelector<HTMLElement>('[data-cards]');
  if (!filters || !cards) return;
  const labels = readLabels<FilterLabels>(filters);
  selectFromQuery(filters);
  const cardsOfPage = [...cards.children];
  const loading = loadAllCards(list, cardsOfPage);

  const applyFilters = async () => {
    const choice = readChoice(filters);
    const isFiltered = Object.values(choice).some(Boolean);
    const matching = isFiltered ? (await loading).filter((card) => matches(card, choice)) : cardsOfPage;
    cards.replaceChildren(...matching);
    list.querySelector('[data-pager]')?.toggleAttribute('hidden', isFiltered);
    const status = list.querySelector('[role="status"]');
    if (status) status.textContent = isFiltered ? countText(matching.length, labels) : '';
    history.replaceState(history.state, '', addressFor(choice));
  };
  filters.addEventListener('change', applyFilters);
  await applyFilters();
}

type FilterLabels = Record<'projectsNone' | 'projectsOne' | 'projectsOther', string>;

function countText(number: number, { projectsNone, projectsOne, projectsOther }: FilterLabels): string {
  if (number === 0) return projectsNone;
  return fill(number === 1 ? projectsOne : projectsOther, { number });
}

function selectFromQuery(filters: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  for (const select of filters.querySelectorAll('select')) {
    const name = query.get(select.name);
    if (name && [...select.options].some(({ value }) => value === name)) select.value = name;
  }
}

function readChoice(filters: HTMLElement): Choice {
  const value = (name: string) => filters.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value;
  return { service: value('service') ?? '', town: value('town') ?? '' };
}

/** Whether the job of a card is of the chosen service and in the chosen town. */
function matches(card: Element, choice: Choice): boolean {
  const { services = '', town } = card instanceof HTMLElement ? card.dataset : {};
  const hasService = choice.service === '' || services.split(' ').includes(choice.service);
  return hasService && (choice.town === '' || choice.town === town);
}

/** The cards of all pages of the list, in order. Skips a page that fails to load. */
async function loadAllCards(list: HTMLElement, cardsOfPage: Element[]): Promise<Element[]> {
  const pages = (list.dataset.projects ?? '').split(' ').filter(Boolean);
  const cards = await Promise.all(
    pages.map((page) => (page === location.pathname ? cardsOfPage : loadCards(page))),
  );
  return pages.length > 0 ? cards.flat() : cardsOfPage;
}

/** The cards of another page of the list. */
async function loadCards(page: string): Promise<Element[]> {
  const otherPage = await loadDocument(page);
  const cards = otherPage?.querySelectorAll('[data-projects] [data-cards] > *') ?? [];
  return [...cards].map((card) => document.importNode(card, true));
}

/** Null if the page fails to load. Uses `XMLHttpRequest` because Trusted Types block `DOMParser`. */
function loadDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.responseXML));
    request.open('GET', address);
    request.send();
  });
}

function addressFor(choice: Choice): string {
  const named = Object.entries(choice).filter(([, value]) => value);
  const search = new URLSearchParams(named).toString();
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
