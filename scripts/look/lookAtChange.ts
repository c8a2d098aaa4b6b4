import { itemsAlsoIn } from '../../pipeline/lint/lists';
import { startServer } from '../serve/startServer';
import { BuiltPages } from './BuiltPages';
import { browserFaults } from './browserFaults';
import { openChromium } from './openChromium';
import { type Fault, pageFaults } from './pageFaults';

/** Pages that are opened in a browser after a change of all pages, for example of the menu. */
const MAX_IN_BROWSER = 40;

export interface PageFault extends Fault {
  address: string;
}

/** The numbers of changed, linking and opened pages, and the faults, split by whether the base has them too. */
export type Look = Awaited<ReturnType<typeof lookAtChange>>;

/** Inspects the pages that differ between two built sites, and those that link to them; without `before`, all pages. */
export async function lookAtChange(
  before: string | undefined,
  after: string,
  mayLeadNowhere: readonly string[] = [],
) {
  const base = before === undefined ? undefined : new BuiltPages(before);
  const site = new BuiltPages(after, mayLeadNowhere);
  const { changed, linking } = pagesToLookAt(base, site);
  const addresses = [...changed, ...linking];
  const inBrowser = addresses.slice(0, MAX_IN_BROWSER);
  const counts = { changed: changed.length, linking: linking.length, inBrowser: inBrowser.length };
  const faults = await faultsOf(site, addresses, inBrowser);
  const isFaulty = (page: string) => faults.some(({ address }) => address === page);
  const faultyPages = addresses.filter((each) => isFaulty(each) && base?.pages.has(each));
  const faultyInBrowser = faultyPages.filter((each) => inBrowser.includes(each));
  const baseFaults = base ? await faultsOf(base, faultyPages, faultyInBrowser) : [];
  const preexisting = itemsAlsoIn(baseFaults, faults, ({ address, key }) => `${address}\n${key}`);
  return {
    ...counts,
    introduced: faults.filter((fault) => !preexisting.has(fault)),
    preexisting: [...preexisting],
  };
}

/** Faults in the HTML of pages, and faults that a browser finds in those of `inBrowser`. */
async function faultsOf(
  site: BuiltPages,
  addresses: readonly string[],
  inBrowser: readonly string[],
): Promise<PageFault[]> {
  if (addresses.length === 0) return [];
  const server = await startServer({ folder: site.folder, port: 0 });
  const browser = await openChromium();
  try {
    const foundInBrowser = await browserFaults(browser, server.url, inBrowser);
    return addresses.flatMap((address) => {
      const faults = [...pageFaults(site, address), ...(foundInBrowser.get(address) ?? [])];
      return faults.map((fault) => ({ ...fault, address }));
    });
  } finally {
    await Promise.all([browser.close(), server.stop()]);
  }
}

/**
 * The addresses of the pages to inspect after a change. `changed`: pages that differ between two builds, changed pages before new
 * ones; all if there is no build before. `linking`: unchanged pages that link to a changed or removed page or file.
 */
function pagesToLookAt(before: BuiltPages | undefined, after: BuiltPages) {
  const newLast = (address: string) => Number(!before?.pages.has(address));
  const changed = [...after.pages.keys()]
    .filter((address) => after.pages.get(address) !== before?.pages.get(address))
    .sort((one, other) => newLast(one) - newLast(other) || one.localeCompare(other));
  const existing = new Set(after.addresses());
  const gone = before?.addresses().filter((address) => !existing.has(address)) ?? [];
  const differing = new Set([...changed, ...gone]);
  const linking = [...after.pages.keys()].filter(
    (address) => !differing.has(address) && after.linksOf(address).some((path) => differing.has(path)),
  );
  return { changed, linking };
}
