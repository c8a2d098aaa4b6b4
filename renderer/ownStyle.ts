import { declarations } from '../components/theme';
import { placeholderColors } from '../components/ui/Picture';
import { colorsOf, type Look } from '../pages/look';
import { fontFace, fontVariables } from './font/fontFace';

/** The style of a page with this HTML besides that of its components: fonts, the look of the business, its photographs' placeholders. */
export function ownStyle(html: string, look?: Look): string {
  return [fontFace(look?.font), ownLook(look), ...placeholderRules(html)].join('');
}

/** The colors and fonts of a business that chose some, in place of those of the theme. */
function ownLook(look?: Look): string {
  if (!look) return '';
  const colors = look.color || look.action ? declarations(colorsOf(look)) : '';
  const variables = colors + fontVariables(look.font);
  return `:root{${variables.slice(0, -1)}}`;
}

function placeholderRules(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(classes)].flatMap((name) => {
    const colors = placeholderColors(name);
    if (!colors) return [];
    const background = colors.length > 1 ? `linear-gradient(${colors.join(',')})` : colors.join('');
    return `.${name}{background:${background}}`;
  });
}
