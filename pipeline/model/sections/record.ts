import { costsPage, serviceCosts } from '../costs';
import { beforeAfterPairs } from '../projects';
import { section } from '../section';

/** The finished jobs of a service in figures and pictures, below the hero of its page. */
export const record = section({
  about: 'What the finished jobs of a service cost and how long they took, and rooms before and after.',
  isAutomatic: true,
  fields: {},
  data: (_fields, { site, page }) => {
    if (page.type !== 'service') return undefined;
    const costs = serviceCosts(site).find(({ name }) => name === page.name);
    const pairs = beforeAfterPairs(
      site.entries.project.filter(({ fields }) => fields.services[0] === page.name),
      site,
    );
    if (!costs && pairs.length === 0) return undefined;
    const allCosts = costsPage(site);
    return {
      pairs,
      /** What the jobs are called after a number: `kitchens`. */
      noun: page.fields.jobs,
      costs,
      /** The address of these costs on the page with the costs of all services. */
      more: costs && allCosts?.address && `${allCosts.address}#${page.name}`,
    };
  },
});
