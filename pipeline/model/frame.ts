import type { Business, Link, Navigation } from './Site';

/** What the frame around every page shows. */
export interface Frame {
  business: Pick<
    Business,
    | 'name'
    | 'shortName'
    | 'tagline'
    | 'address'
    | 'email'
    | 'licence'
    | 'licenceLabel'
    | 'social'
    | 'hours'
    | 'accreditation'
  > & {
    /** The counties where it works, or the towns where it names none. */
    served: string[];
    /** The page's own phone, else the main one. */
    phone: string;
    /** `tel:+1…` */
    phoneHref: string;
  };
  navigation: Navigation;
  /** From home to this page; empty on home. */
  breadcrumbs: Link[];
  /** The page's own address, where the menu leads to it. */
  address: string;
}
