import { fontFace } from './font/fontFace';
import { inlineStyle } from './inlineStyle';
import { remember } from './remember';
import type { RenderedFrame } from './renderFrame';
import type { Piece } from './renderPiece';
import { shortClasses } from './shortClasses';
import { type RuleNames, tagsOf } from './styleRules';
import { islandClasses, trimMarkup } from './trimMarkup';

/** What pages with the same frame, and made of the same components, have in common. */
export interface Surroundings {
  style: string;
  /** What each class name has become. */
  names: ReadonlyMap<string, string>;
  /** The frame's parts as the page shows them. */
  parts: readonly string[];
}

/** What in a page's own pieces makes its surroundings. */
interface Wishes {
  rules: RuleNames[];
  /** Class names inside islands. */
  kept: string[];
}

/** What each frame has become already, by the wishes. */
const known = new WeakMap<RenderedFrame, (json: string) => Surroundings>();

/** What stands round a page that is made of these pieces. */
export function surroundPage(frame: RenderedFrame, pieces: readonly Piece[]): Surroundings {
  const made = known.get(frame) ?? remember((json) => surroundingsOf(frame, JSON.parse(json)));
  known.set(frame, made);
  const wishes: Wishes = {
    rules: pieces.map(({ rules }) => rules),
    kept: pieces.flatMap(({ markup }) => islandClasses(markup)),
  };
  return made(JSON.stringify(wishes));
}

function surroundingsOf(frame: RenderedFrame, { rules, kept }: Wishes): Surroundings {
  const tags = tagsOf([frame.rules, ...rules]);
  const allKept = [...frame.parts.flatMap(islandClasses), ...kept];
  const { style, names } = shortClasses(fontFace() + inlineStyle(tags), allKept);
  return { style, names, parts: frame.parts.map((part) => trimMarkup(part, names)) };
}
