import { declarations } from '../components/theme';
import { placeholderColors } from '../components/ui/placeholder';
import { colorsOf, type Look } from '../pages/look';
import { fontFace, fontVariables } from './font/fontFace';
import { rulesFor } from './styleSheet';

/** The style of a page with this HTML, and the HTML without the class names that no rule has. */
export function pageStyle(html: string, look?: Look): { style: string; html: string } {
  const classes = classesIn(html);
  const placeholders = takePlaceholders(classes);
  const rules = rulesFor(classes);
  const used = new Set([...rules.flatMap(({ names }) => names), ...placeholders.keys()]);
  const style = [
    fontFace(look?.font),
    ...rules.map(({ css }) => css),
    ownLook(look),
    ...placeholders.values(),
  ].join('');
  return { style, html: withoutClasses(html, (name) => !used.has(name)) };
}

/** The class names in HTML, each once. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
}

const ISLAND_OR_CLASS = /<page-island.*?<\/page-island>| class="([^"]*)"/gs;

/**
 * styled-components gives every element a name that other rules could use. Without these, pages have 4 % less in Brotli: see
 * docs/speed.md. React has no option for it, and compares the names inside islands when it hydrates them.
 */
function withoutClasses(html: string, isUnused: (name: string) => boolean): string {
  return html.replace(ISLAND_OR_CLASS, (all, list?: string) => {
    if (list === undefined) return all;
    const kept = list.split(' ').filter((name) => !isUnused(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** Takes the classes of pictures' placeholders from the others, since hardly two pages have the same pictures. Returns their rules. */
function takePlaceholders(classes: Set<string>): Map<string, string> {
  const placeholders = new Map<string, string>();
  for (const name of classes) {
    const colors = placeholderColors(name);
    if (!colors) continue;
    const background = colors.length > 1 ? `linear-gradient(${colors.join(',')})` : colors.join('');
    placeholders.set(name, `.${name}{background:${background}}`);
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
