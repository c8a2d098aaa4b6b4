import { FORM_LIMITS } from '../../../model/formFields';
import { type Former, rule } from '../../rule';
import { commonChoices, type Form, formsIn } from './forms';

export const formSize = rule({
  id: 'form-size',
  on: 'fields',
  about: `A long form is not filled in. It may have ${FORM_LIMITS.questions} questions of ${FORM_LIMITS.question} characters, and ${FORM_LIMITS.choices} choices of ${FORM_LIMITS.choice} characters. Its name may have ${FORM_LIMITS.name} characters.`,
  check(document, report) {
    const common = commonChoices(document).flatMap(([field, choices]) => excessOfChoices(field, choices));
    for (const finding of [...common, ...formsIn(document).flatMap(excess)]) report(finding);
  },
});

function excess({ key, settings: { name = '', fields = [], questions = [] } }: Form): Former[] {
  const tooMany = {
    field: `${key}.questions`,
    reason: `This form asks ${questions.length} questions of your own; it may ask ${FORM_LIMITS.questions}. Ask the others when you call.`,
  };
  return [
    ...(questions.length > FORM_LIMITS.questions ? [tooMany] : []),
    ...longText(`${key}.name`, name, FORM_LIMITS.name),
    ...questions.flatMap(({ question }, at) =>
      longText(`${key}.questions.${at}.question`, question, FORM_LIMITS.question),
    ),
    ...fields.flatMap(({ choices }, at) => excessOfChoices(`${key}.fields.${at}.choices`, choices)),
    ...questions.flatMap(({ choices }, at) => excessOfChoices(`${key}.questions.${at}.choices`, choices)),
  ];
}

function excessOfChoices(field: string, choices: readonly string[] = []): Former[] {
  const tooMany = {
    field,
    reason: `There are ${choices.length} choices; at most ${FORM_LIMITS.choices} can be offered. Combine some.`,
  };
  return [
    ...(choices.length > FORM_LIMITS.choices ? [tooMany] : []),
    ...choices.flatMap((choice, at) => longText(`${field}.${at}`, choice, FORM_LIMITS.choice)),
  ];
}

function longText(field: string, { length }: string, most: number): Former[] {
  return length > most
    ? [{ field, reason: `This has ${length} characters; it may have ${most}. Shorten it.` }]
    : [];
}
