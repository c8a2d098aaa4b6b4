type Values = Readonly<Record<string, string | number>>;

/** A text with its names in braces filled in: `Call {phone}`. Names without a value stay. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** The label that fits a number, filled in: `attemptsOne` or `attemptsOther`. `values` may say `number` in another way. */
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
