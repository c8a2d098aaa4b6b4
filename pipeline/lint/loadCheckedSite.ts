import {
  type BuildSettings,
  type CacheOptions,
  type LoadedSite,
  resolveContent,
} from '../model/load/loadSite';
import { currentTime } from '../model/visibility';
import { startOfFile } from '../passages/Range';
import { arrange } from './arrange';
import { checkCachedFolder } from './lint';
import { createMessage, type Message } from './message';
import { formatText } from './reporters/text';
import { damagedPicture, pictureBroken } from './rules/pictures/pictureFiles';

interface CheckedSite extends LoadedSite {
  messages: Message[];
}

/** Checks a content folder, and loads it if there is no error. Throws only if the folder cannot be read. */
export async function loadCheckedSite(
  folder: string,
  options: CacheOptions,
  settings: BuildSettings,
  now = currentTime(),
): Promise<CheckedSite> {
  const { content, messages, files } = await checkCachedFolder(folder, options, { now });
  if (messages.some(({ fatal }) => fatal)) return { ...withReport(messages), files, pictures: new Map() };
  const resolved = await resolveContent(content, options, settings);
  if (!('damaged' in resolved)) return { ...resolved, ...withReport(messages), files };
  const ofDamaged = resolved.damaged.map((path) => {
    const range = startOfFile(`${content.tree.label}/${path}`);
    return createMessage(pictureBroken, { range, ...damagedPicture }, () => []);
  });
  return { ...withReport(arrange([...messages, ...ofDamaged])), files, pictures: new Map() };
}

function withReport(messages: Message[]) {
  return { messages, report: messages.length > 0 ? formatText(messages) : '' };
}
