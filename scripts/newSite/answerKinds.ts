import { yesNoKind } from '../../pipeline/kinds/choice';
import type { Kind } from '../../pipeline/kinds/kind';
import { nameAnswer } from '../../pipeline/kinds/names';
import { timeZoneKind } from '../../pipeline/kinds/timeZone';
import { siteLanguages } from './templates';

export const businessNameKind: Kind<string> = {
  ...nameAnswer,
  example: 'Lone Star Plumbing',
  // `# 1 Choice` would be a heading.
  parse: (input) =>
    /[()]|!!|\p{Emoji_Presentation}|\bcall (?:now|today|us)\b|\bmaybe\b|^(?:[Oo]ur|[Mm]y|[Tt]he) (?:(?:business|company) )?(?:name is|is called)\b|^(?:[Ww]e|[Ii]t)(?:['’](?:re|s)| are| is) called\b/iu.test(
      input,
    )
      ? undefined
      : input.replace(/^#+\s+/, '#').replace(/\s+/g, ' '),
};

export const shortNameKind: Kind<string> = {
  ...businessNameKind,
  example: 'Lone Star',
  parse: (input, meta) =>
    /\sor\s/.test(input) || yesNoKind.parse(input, meta) !== undefined
      ? undefined
      : businessNameKind.parse(input, meta),
};

export const languageAnswer: Kind<string> = {
  name: 'language',
  example: 'Spanish',
  parse: (input) =>
    siteLanguages.find(({ name, code }) =>
      [name, code, new Intl.DisplayNames(code, { type: 'language' }).of(code)].some(
        (each) => each?.toLowerCase() === input.toLowerCase(),
      ),
    )?.name,
  advice: `Write one of these: ${siteLanguages.map(({ name }) => name).join(', ')}.`,
};

/** Kept as typed, because a file has the same names. */
export const timeZoneAnswer: Kind<string> = {
  ...timeZoneKind,
  parse: (input, meta) => timeZoneKind.parse(input, meta) && input,
};
