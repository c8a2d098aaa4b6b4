import { rangeOnLine, textIn } from '../../../passages/Range';
import { type Rule, warning } from '../../rule';
import { checkWordings } from '../../wordings';
import { BRACKETS, PLACEHOLDERS } from './placeholderPatterns';

export const placeholder: Rule = warning({
  id: 'placeholder',
  what: '“{words}” looks like a placeholder.',
  advice: 'Write your own words in its place, or delete it.',
  about:
    'A note, a blank or sample text was never replaced, such as TODO, ???, or [town]. Write your own words in its place, or delete it.',
  passages: checkWordings(PLACEHOLDERS.map((pattern) => ({ pattern }))),
  /** Finds placeholders in brackets, which YAML parses as a list or a group. */
  fields({ faults, source }, report) {
    for (const { field, place, input } of faults) {
      const rest = rangeOnLine(source, place.line, place.column);
      const match = typeof input === 'object' ? BRACKETS.exec(textIn(source.lines, rest)) : null;
      if (!match) continue;
      const from = place.column + match.index;
      const range = rangeOnLine(source, place.line, from, from + match[0].length);
      report({ range: { ...range, field }, data: { words: match[0] }, severity: 'error' });
    }
  },
});
