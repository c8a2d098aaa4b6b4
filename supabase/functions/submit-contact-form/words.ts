import type { answers } from '../../../pipeline/labels/en/answers.ts';
import type { mails } from '../../../pipeline/labels/en/mails.ts';
import { fill } from '../../../pipeline/labels/fill.ts';

export type AnswerLabels = Readonly<Record<keyof typeof answers, string>>;
export type MailLabels = Readonly<Record<keyof typeof mails, string>>;

export interface MailWords {
  /** As BCP 47 writes it. */
  readonly language: string;
  readonly labels: MailLabels;
}

/** The form of a label that fits a number: `attemptsOne` or `attemptsOther`. */
export function fillCount(
  { language, labels }: MailWords,
  stem: 'attempts' | 'digestSubject' | 'waiting',
  number: number,
  values: Readonly<Record<string, string | number>>,
): string {
  const isOne = new Intl.PluralRules(language).select(number) === 'one';
  return fill(isOne ? labels[`${stem}One`] : labels[`${stem}Other`], values);
}
