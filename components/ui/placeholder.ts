/**
 * The class of what is shown until a photograph has loaded: a gradient of these colors, `#rrggbb` each, or one color. Its rule
 * is no styled one: styled-components would repeat all rules of a picture for each photograph.
 */
export function placeholderClass(colors: readonly string[]): string {
  return `placeholder${colors.join('').replaceAll('#', '-')}`;
}

const CLASS = /^placeholder(?:-[\da-f]{6})+$/;

/** The colors that such a class was made from, or nothing for another class. */
export function placeholderColors(className: string): string[] | undefined {
  if (!CLASS.test(className)) return undefined;
  const [, ...colors] = className.split('-');
  return colors.map((color) => `#${color}`);
}
