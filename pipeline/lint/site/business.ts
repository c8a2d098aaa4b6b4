import { isOfType } from '../Document';
import { rule } from '../rule';

export const factImpossible = rule({
  id: 'fact-impossible',
  on: 'site',
  severity: 'error',
  about:
    'A fact in business.md cannot be true: a place in America that is not there on the map, or a year of founding in the future. Correct the number.',
  examples: { file: 'business.md', wrong: 'founded: 2198', right: 'founded: 1998' },
  check({ documents, now }, report) {
    const business = documents.find(isOfType('business'));
    if (!business) return;
    const { geo, founded, address } = business.fields;
    if (geo && address?.country === 'US' && geo.longitude > 0) {
      const longitude = String(geo.longitude);
      if (geo.latitude < 0)
        report({
          in: business,
          field: 'geo.latitude',
          reason: 'Latitude and longitude are swapped: the number with the minus is the longitude.',
        });
      else if (geo.latitude > 0)
        report({
          in: business,
          field: 'geo.longitude',
          reason: 'The longitude of a place in America begins with a minus.',
          actual: longitude,
          expected: `-${longitude}`,
        });
    }
    if (founded && founded > now.getFullYear()) {
      const reason = `The year ${founded} is in the future. Write the year in which the business was founded.`;
      report({ in: business, field: 'founded', reason });
    }
  },
});
