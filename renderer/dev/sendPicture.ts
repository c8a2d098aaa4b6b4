import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import type { Connect } from 'vite';
import { shareCard } from '../../pages/shareCard';
import { encode, variantsOf } from '../../pipeline/media/encodePictures';
import { makeLogo } from '../../pipeline/media/logo';
import { makeCards } from '../../pipeline/media/shareCards';
import { entriesOf } from '../../pipeline/model/entries';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import { splitUrl } from '../resolveAddress';
import type { ContentLoader } from './ContentLoader';

type Pictures = Pick<LoadedSite, 'site' | 'pictures'>;

/** Sends a size of a picture of the folder `root`, or a share card. Makes it in the folder `media` when it is first asked for. */
export function sendPicture(content: ContentLoader, root: string, media: string) {
  mkdirSync(media, { recursive: true });
  const making = new Map<string, Promise<boolean>>();

  /** Returns whether there is a picture of this name. Requests for the same one share the work. */
  const make = (name: string, of: Pictures): Promise<boolean> => {
    const made = making.get(name) ?? makePicture(name, of).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };

  const makePicture = async (name: string, of: Pictures): Promise<boolean> => {
    const { site, pictures } = of;
    const sizes = [...pictures].flatMap(([path, facts]) => variantsOf(root, path, facts, media));
    const size = sizes.find(({ to }) => basename(to) === name);
    if (size && !existsSync(size.to)) await encode(size);
    if (size || !site) return size !== undefined;
    if ((await makeLogo(site.business.brand?.logo, root, media)).includes(name)) return true;
    const card = entriesOf(site)
      .map((entry) => shareCard(entry, site))
      .find((each) => each.name === name);
    if (card && (await make(card.photo, of))) await makeCards([card], media);
    return card !== undefined;
  };

  return async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> => {
    const name = splitUrl(request.url)[0].slice(1);
    if (!(await make(name, await content.refresh()))) return next();
    // Opened first: a file that cannot be read still gets an answer.
    const file = await open(join(media, name));
    response.setHeader('Content-Type', lookup(name) ?? 'application/octet-stream');
    await pipeline(file.createReadStream(), response);
  };
}
