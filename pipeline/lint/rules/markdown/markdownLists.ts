import { rule } from '../../rule';
import { checkWordings } from '../../wordings';

export const linesRun = rule({
  id: 'lines-run',
  severity: 'warning',
  what: 'These lines would be shown as one.',
  advice: 'Put an empty line between them, or begin each with a hyphen and a space.',
  passages: checkWordings([
    {
      in: ['paragraph', 'item'],
      // Three lines or more, shorter than wrapped ones, of which none ends a sentence before the last, nor begins an entry.
      pattern:
        /^(?:(?!\d{1,2}[.)])[\p{Lu}\d][^\n]{0,47}[^.!?…\s]\n){2,}(?!\d{1,2}[.)])[\p{Lu}\d][^\n]{0,48}$/u,
    },
  ]),
});
