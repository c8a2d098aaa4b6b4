import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageSource } from './pageSource';

export async function data({ urlPathname }: PageContextServer) {
  const page = (await pageSource().read(urlPathname)) ?? (await pageSource().read('/404'));
  if (!page) throw render(404);
  return page;
}
