import { reviewsOf } from '../entries';
import { publishedCost, serviceLinks, townLink } from '../projects';
import { section } from '../section';

/** The content of a finished job's own page: facts, story, photographs and review. */
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
