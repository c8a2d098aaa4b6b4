import { declarations } from '../components/theme';
import { placeholderColors } from '../components/ui/placeholder';
import { colorsOf, type Look } from '../pages/look';
import { classesIn, islandClasses } from './classNames';
import { fontFace, fontVariables } from './font/fontFace';
import { lru } from './lru';
import { rulesFor, type StyleRule } from './styleSheet';

/** The style of a page, and what each class name is called there. */
export interface PageStyle {
  style: string;
  names: ReadonlyMap<string, string>;
}

/** The style of a page with this HTML, with short class names. Those inside islands stay as they are. */
export function pageStyle(html: string, look?: Look): PageStyle {
  const classes = classesIn(html);
  const placeholders = takePlaceholders(classes);
  const rules = rulesFor(classes);
  const islandNames = [...islandClasses(html)];
  const key = JSON.stringify([look, rules.map(({ css }) => css), islandNames]);
  const shared = shorten(key, rules, { islandNames, look });
  return placeholders.size === 0 ? shared : withPlaceholders(shared, placeholders);
}

/** Takes the classes of pictures' placeholders from the others. Returns their colors. */
function takePlaceholders(classes: Set<string>): Map<string, string[]> {
  const placeholders = new Map<string, string[]>();
  for (const name of classes) {
    const colors = placeholderColors(name);
    if (!colors) continue;
    placeholders.set(name, colors);
    classes.delete(name);
  }
  return placeholders;
}

/** Adds a rule for each placeholder, since hardly two pages have the same pictures. */
function withPlaceholders(shared: PageStyle, placeholders: ReadonlyMap<string, string[]>): PageStyle {
  const names = new Map(shared.names);
  const next = shortNames(new Set(names.values()));
  const rules = [...placeholders].map(([name, colors]) => {
    const short = names.get(name) ?? next();
    names.set(name, short);
    const background = colors.length > 1 ? `linear-gradient(${colors.join(',')})` : colors.join('');
    return `.${short}{background:${background}}`;
  });
  return { style: shared.style + rules.join(''), names };
}

const CLASS = /\.([a-zA-Z][\w-]*)/g;

interface StyleOptions {
  islandNames: readonly string[];
  look?: Look;
}

/** The colors and fonts of a business that chose some, in place of those of the theme. */
function ownLook(look?: Look): string {
  if (!look) return '';
  const colors = look.color || look.action ? declarations(colorsOf(look)) : '';
  const variables = colors + fontVariables(look.font);
  return `:root{${variables.slice(0, -1)}}`;
}

/** Most pages have a style that another one has too. */
const shorten = lru((_key, rules: readonly StyleRule[], { islandNames, look }: StyleOptions): PageStyle => {
  const names = new Map(islandNames.map((name) => [name, name]));
  const next = shortNames(new Set(islandNames));
  const rename = (selector: string) =>
    selector.replace(CLASS, (_all, name: string) => {
      const short = names.get(name) ?? next();
      names.set(name, short);
      return `.${short}`;
    });
  const style = rules.map(({ root }) => {
    const copy = root.clone();
    copy.walkRules((rule) => {
      rule.selector = rename(rule.selector);
    });
    return copy.toString();
  });
  return { style: fontFace(look?.font) + style.join('') + ownLook(look), names };
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Gives a, b, …, Z, aa, ab, … in turn, without the names that are taken. */
function shortNames(taken: ReadonlySet<string>): () => string {
  let count = 0;
  const next = (): string => {
    const name = letters(count++);
    return taken.has(name) ? next() : name;
  };
  return next;
}

function letters(count: number): string {
  const { length } = LETTERS;
  const last = LETTERS.charAt(count % length);
  return count < length ? last : letters(Math.floor(count / length) - 1) + last;
}
