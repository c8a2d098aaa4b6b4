import { declarations } from '../components/theme';
import { placeholderColors } from '../components/ui/placeholder';
import { colorsOf, type Look } from '../pages/look';
import { fontFace, fontVariables } from './font/fontFace';
import { rulesFor } from './styleSheet';

/** The style of a page with this HTML, and the HTML with short class names, without those that no rule has. */
export function pageStyle(html: string, look?: Look): { style: string; html: string } {
  const classes = classesIn(html);
  const placeholders = takePlaceholders(classes);
  const rules = rulesFor(classes);
  const ruled = new Set(rules.flatMap(({ names }) => names).filter((name) => classes.has(name)));
  const names = shortNames([...ruled, ...placeholders.keys()], html);
  const nameOf = (name: string) => names.get(name) ?? name;
  const style = [
    fontFace(look?.font),
    ...rules.map(({ parts }) => parts.map((part, index) => (index % 2 === 1 ? nameOf(part) : part)).join('')),
    ownLook(look),
    ...[...placeholders].map(([name, background]) => `.${nameOf(name)}{background:${background}}`),
  ].join('');
  return { style, html: renameClasses(html, names) };
}

/** A name of one letter or two for each class, but for those inside islands: React compares these when it hydrates. */
function shortNames(classes: readonly string[], html: string): Map<string, string> {
  const inIslands = classesIn((html.match(ISLAND) ?? []).join(''));
  return new Map(classes.map((name, index) => [name, inIslands.has(name) ? name : shortName(index)]));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, `aa`, `ba` … */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return `${LETTERS[index % LETTERS.length]}${rest > 0 ? shortName(rest - 1) : ''}`;
}

/** The class names in HTML, each once. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
}

const ISLAND = /<page-island.*?<\/page-island>/gs;
const ISLAND_OR_CLASS = new RegExp(`${ISLAND.source}| class="([^"]*)"`, 'gs');

/**
 * styled-components gives every element a class that other rules could use, and names classes by six random letters. Without
 * both, pages have a tenth less in Brotli: see docs/speed.md. It has no option for that.
 */
function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(ISLAND_OR_CLASS, (all, list?: string) => {
    if (list === undefined) return all;
    const kept = list.split(' ').flatMap((name) => names.get(name) ?? []);
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** Takes the classes of pictures' placeholders from the others, since hardly two pages have the same pictures. Returns their backgrounds. */
function takePlaceholders(classes: Set<string>): Map<string, string> {
  const placeholders = new Map<string, string>();
  for (const name of classes) {
    const colors = placeholderColors(name);
    if (!colors) continue;
    placeholders.set(name, colors.length > 1 ? `linear-gradient(${colors.join(',')})` : colors.join(''));
    classes.delete(name);
  }
  return placeholders;
}

/** The colors and fonts of a business that chose some, in place of those of the theme. */
function ownLook(look?: Look): string {
  if (!look) return '';
  const colors = look.color || look.action ? declarations(colorsOf(look)) : '';
  const variables = colors + fontVariables(look.font);
  return `:root{${variables.slice(0, -1)}}`;
}
