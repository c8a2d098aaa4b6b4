import { yesNoKind } from '../../pipeline/kinds/choice';
import type { Kind } from '../../pipeline/kinds/kind';
import { nameAnswer } from '../../pipeline/kinds/names';
import { everydayTrades, findTrade } from '../../pipeline/kinds/trade';
import { isSentence } from '../../pipeline/kinds/words';
import { isTypo } from '../../pipeline/lint/suggest';
import { tradeWarning } from './readTrade';
import { siteLanguages } from './templates';

export const businessNameKind: Kind<string> = {
  ...nameAnswer,
  example: 'Lone Star Plumbing',
  // `# 1 Choice` would be a heading.
  parse: (input) => (/[()]|\bmaybe\b/.test(input) ? undefined : input.replace(/^#+\s+/, '#')),
};

export const shortNameKind: Kind<string> = {
  ...businessNameKind,
  example: 'Lone Star',
  parse: (input, meta) =>
    /\sor\s/.test(input) || yesNoKind.parse(input, meta) !== undefined
      ? undefined
      : businessNameKind.parse(input, meta),
};

export const tradeAnswer: Kind<string> = {
  name: 'trade',
  example: 'plumber',
  parse: (input) => {
    const withoutInitials = input.replace(/\b(?:[a-z]\.){2,}/gi, '');
    const isNote = /[()!?:;.]|\s[-–—]\s|\bguys?\b/i.test(withoutInitials) || isSentence(input);
    return isNote || misspelledTrade(input) ? undefined : input;
  },
  advice: (typed) =>
    misspelledTrade(typed)
      ? `Did you mean ${misspelledTrade(typed)}?`
      : 'Write only its name, for example plumber.',
  warning: tradeWarning,
};

/** The trade whose name differs from what was typed by one typo; but a “fencer” is no misspelled “fence”. */
function misspelledTrade(typed: string): string | undefined {
  const isMeant = (name: string) =>
    typed.length > 5 && name.at(-1) === typed.toLowerCase().at(-1) && isTypo(typed, name);
  return findTrade(typed) ? undefined : everydayTrades.flatMap(({ names }) => names).find(isMeant);
}

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
