import type { ServerResponse } from 'node:http';
import { renderPage } from 'vike/server';
import type { Connect } from 'vite';
import { type PageData, pageData } from '../../pages/pageData';
import type { ReadTree } from '../../pipeline/markdown/openProse';
import { entriesOf } from '../../pipeline/model/entries';
import { memoize } from '../../pipeline/model/memoize';
import type { Site } from '../../pipeline/model/Site';
import { pageFile } from '../../pipeline/model/urls';
import { escapeXml } from '../outputs/escapeXml';
import { resolveAddress, splitUrl } from '../resolveAddress';
import type { ContentLoader } from './ContentLoader';

const pagesByFile = memoize(
  (site: Site) => new Map(entriesOf(site).map((entry) => [`/${pageFile(entry.address)}`, entry])),
);

/** Answers a request like the built site: with a page, a redirect, or the not-found page. */
export function sendPage(content: ContentLoader, readTree: ReadTree) {
  return async ({ originalUrl }: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    const { site, sources, report } = await content.refresh();
    if (!site) return sendReport(report, response);
    const pages = pagesByFile(site);
    const [path, query] = splitUrl(originalUrl);
    const address = resolveAddress(path, (file) => pages.has(file));
    if (address.redirect) {
      response.writeHead(301, { location: address.redirect + query }).end();
      return;
    }
    const found = pages.get(address.file ?? '');
    const entry = found ?? pages.get('/404.html');
    if (!entry) {
      response.writeHead(404).end('Not found\n');
      return;
    }
    return render(pageData(entry, site, sources), readTree, found ? 200 : 404, response);
  };
}

/** Sends a page with this status, or with Vike's status if rendering failed. */
async function render(
  page: PageData,
  readTree: ReadTree,
  status: number,
  response: ServerResponse,
): Promise<void> {
  const { httpResponse } = await renderPage({ urlOriginal: encodeURI(page.address), page, readTree });
  response.statusCode = httpResponse.statusCode === 200 ? status : httpResponse.statusCode;
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
  httpResponse.pipe(response);
}

/** Sends the messages of the check with Vite's client script, which reloads the page after an edit. */
function sendReport(report: string, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<title>The content has errors</title>
<script type="module" src="/@vite/client"></script>
<pre>${escapeXml(report)}</pre>
</html>
`);
}
