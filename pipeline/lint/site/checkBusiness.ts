import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from './problemAt';

interface Point {
  latitude: number;
  longitude: number;
}

/** Facts that cannot be: a place in the US that is east of Greenwich, a business founded in years to come. */
export function checkBusiness({ documents, now }: Content): Problem[] {
  const business = documents.find(({ type }) => type === 'business');
  if (!business) return [];
  const { geo, founded, address } = business.fields as {
    geo?: Point;
    founded?: number;
    address?: { country?: string };
  };
  const problem = (field: string, message: string, wrong?: string, right?: string) =>
    problemAt(business, field, { code: 'fact-impossible', message, wrong, right });
  const isHere = address?.country === 'US';
  const written = () => (business.source.values.geo as Record<string, string> | undefined)?.longitude;
  return [
    ...(isHere && geo && geo.latitude < 0 && geo.longitude > 0
      ? [
          problem(
            'geo.latitude',
            'Latitude and longitude are exchanged: the number with the minus is the longitude.',
          ),
        ]
      : []),
    ...(isHere && geo && geo.latitude > 0 && geo.longitude > 0
      ? [
          problem(
            'geo.longitude',
            'America lies west of Greenwich: its longitude has a minus in front.',
            written(),
            `-${written()}`,
          ),
        ]
      : []),
    ...(founded && founded > now.getFullYear()
      ? [
          problem(
            'founded',
            `The year ${founded} is still to come. Write the year in which the business was founded.`,
          ),
        ]
      : []),
  ];
}
