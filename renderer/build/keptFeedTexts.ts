import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TextsOf } from '../../pages/openTexts';
import { sectionsOf } from '../../pipeline/model/entries';
import type { PostEntry } from '../../pipeline/model/Site';
import { hashOf } from '../../pipeline/source/hash';
import { feedText } from '../feedText';

const Kept = z.record(z.string(), z.string());

/** A post's text as feeds show it. */
export type FeedTextOf = (post: PostEntry) => string;

/** The texts of the feeds, of which an edit changes one at most: those of the last build are kept in `work`, by what they are made of. */
export function keptFeedTexts(
  work: string,
  textsOf: TextsOf,
  siteUrl: string,
): { textOf: FeedTextOf; keep: () => void } {
  const file = join(work, 'feed-texts.json');
  const before = read(file);
  const now: Record<string, string> = {};
  return {
    textOf: (post) => {
      const key = hashOf(JSON.stringify([siteUrl, sectionsOf(post, 'text').map(({ props }) => props.body)]));
      const text = before[key] ?? feedText(textsOf(post), siteUrl);
      now[key] = text;
      return text;
    },
    keep: () => {
      writeFileSync(`${file}.part`, JSON.stringify(now));
      renameSync(`${file}.part`, file);
    },
  };
}

function read(file: string): z.output<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
