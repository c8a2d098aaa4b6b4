type Values = Readonly<Record<string, string | number>>;

/** A text with its names in braces filled in: `Call {phone}`. Names without a value stay. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** Fills the label for singular or plural, such as `attemptsOne` or `attemptsOther`. `values` may format `number` otherwise. */
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
  return fill(labels[isOne ? (`${stem}One` as const) : (`${stem}Other` as const)], { number, ...values });
}
