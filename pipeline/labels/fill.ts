type Values = Readonly<Record<string, string | number>>;

/** Replaces the placeholders in braces: `Call {phone}`. Placeholders without a value remain. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** The names of the placeholders in a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Fills the singular or the plural label, such as `attemptsOne` or `attemptsOther`. `values` can override how `number` is formatted. */
export function fillCount<Stem extends string>(
  {
    language,
    labels,
  }: { language: string; labels: Readonly<Record<NoInfer<`${Stem}One` | `${Stem}Other`>, string>> },
  stem: Stem,
  number: number,
  values: Values = {},
): string {
  const isOne = new Intl.PluralRules(language).select(number) === 'one';
  const key = isOne ? (`${stem}One` as const) : (`${stem}Other` as const);
  return fill(labels[key], { number, ...values });
}
