import type { answers } from '../../../pipeline/labels/en/answers.ts';
import type { mails } from '../../../pipeline/labels/en/mails.ts';

export type AnswerLabels = Readonly<Record<keyof typeof answers, string>>;
export type MailLabels = Readonly<Record<keyof typeof mails, string>>;

/** The texts of mails in one language. */
export interface MailWords {
  /** As BCP 47 writes it. */
  readonly language: string;
  readonly labels: MailLabels;
}

type Values = Readonly<Record<string, string | number>>;

/** A label with its names in braces filled in. */
export function fill(label: string, values: Values): string {
  return label.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** The form of a label that fits a number: `attemptsOne` or `attemptsOther`. */
export function fillCount(
  { language, labels }: MailWords,
  stem: 'attempts' | 'digestSubject' | 'waiting',
  number: number,
  values: Values,
): string {
  const isOne = new Intl.PluralRules(language).select(number) === 'one';
  return fill(isOne ? labels[`${stem}One`] : labels[`${stem}Other`], values);
}
