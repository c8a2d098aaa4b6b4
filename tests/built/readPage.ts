import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { pageFile } from '../../pipeline/model/urls';
import { builtFolder } from '../builtSite';

/** The parsed page of an address, without copies that are hidden from every visitor (`inert`). */
export function readPage(address: string, folder = builtFolder): HTMLElement {
  const page = parse(readFileSync(join(folder, pageFile(address)), 'utf8'));
  for (const copy of page.querySelectorAll('[inert]')) copy.remove();
  return page;
}
