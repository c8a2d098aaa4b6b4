import { MIN_CONTRAST, type PoorContrast, poorContrasts } from '../../../model/palette';
import { rangeOfField } from '../../../passages/fieldRange';
import { isOfType } from '../../Document';
import { write } from '../../finding';
import { rule } from '../../rule';

const TEXT_ON: Record<PoorContrast['field'], string> = {
  color: 'Text on this color, or in it,',
  action: 'The text of a button in this color',
};

export const colorContrast = rule({
  id: 'color-contrast',
  what: '{text} would be hard to read: its contrast is {ratio} to 1, and must be at least {least}.',
  advice: 'The nearest color with enough contrast is {expected}.',
  about:
    'Text on one of your colors would be hard to read: its contrast is below 4.5 to 1, the least that the accessibility guidelines (WCAG, level AA) allow. The message names the nearest color with enough contrast.',
  fields(document, report) {
    const brand = isOfType('business')(document) ? document.fields.brand : undefined;
    for (const { field, ratio, expected } of poorContrasts(brand ?? {})) {
      const range = rangeOfField(document.source, `brand.${field}`);
      const data = { text: TEXT_ON[field], ratio: shortened(ratio), least: MIN_CONTRAST, expected };
      report({ range, data, fix: write(range, `"${expected}"`) });
    }
  },
});

/** Never rounded up to what would be enough. */
const shortened = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
