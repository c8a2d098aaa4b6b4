import type { answers } from '../../../pipeline/labels/en/answers.ts';
import type { mails } from '../../../pipeline/labels/en/mails.ts';
import { fill } from '../../../pipeline/labels/fill.ts';

export type AnswerLabels = Readonly<Record<keyof typeof answers, string>>;
export type MailLabels = Readonly<Record<keyof typeof mails, string>>;

export interface MailWords {
  /** BCP 47 tag. */
  readonly language: string;
  readonly labels: MailLabels;
}

/** Fills the label for singular or plural, such as `attemptsOne` or `attemptsOther`. */
export function fillCount(
  { language, labels }: MailWords,
  stem: 'attempts' | 'digestSubject' | 'waiting',
  number: number,
  values: Readonly<Record<string, string | number>>,
): string {
  const isOne = new Intl.PluralRules(language).select(number) === 'one';
  return fill(isOne ? labels[`${stem}One`] : labels[`${stem}Other`], values);
}
