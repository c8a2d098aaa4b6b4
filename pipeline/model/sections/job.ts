import { reviewsOf } from '../entries';
import { publishedCost, serviceLinks, townLink } from '../projects';
import { section } from '../section';

/** The facts, the story, the photos and the review of a finished job, which its own page shows. */
export const job = section({
  about: 'A finished job, on its own page.',
  isAutomatic: true,
  fields: {},
  data: (_fields, { site, page }) => {
    if (page.type !== 'project') return undefined;
    const { services, town, photos, pairs, finished, took, house, scope, materials } = page.fields;
    return {
      title: page.label,
      services: serviceLinks(services, site),
      town: townLink(town, site)[0],
      cost: publishedCost(page),
      ...{ finished, took, house, scope, materials, photos, pairs },
      story: page.body,
      review: reviewsOf(page, site)[0],
    };
  },
});
