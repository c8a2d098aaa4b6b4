import { theme } from '../components/theme';
import { entriesOf } from '../pipeline/model/entries';
import { formPages } from '../pipeline/model/formFacts';
import type { Site } from '../pipeline/model/Site';
import type { Business } from '../supabase/functions/submit-contact-form/business';

/** What the form's function has to know of the business and of the site's look; it can read neither by itself. */
export function functionFacts(site: Site): Business {
  const { business, settings } = site;
  const { stone, card, ink, quiet, action, actionInk } = theme.raw.color;
  const own = entriesOf(site).flatMap(({ address, phone }) => (phone ? [[address, phone] as const] : []));
  return {
    name: business.name,
    phone: business.phone,
    phonesByPage: Object.fromEntries(own),
    ownerEmail: business.email,
    siteUrl: settings.siteUrl,
    thanksPath: formPages.thanks,
    notSentPath: formPages.notSent,
    colors: { stone, card, ink, quiet, action, actionInk },
  };
}
