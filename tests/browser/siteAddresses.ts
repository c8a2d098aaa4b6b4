import { isWhole } from '../isWhole';
import { builtAddresses, variedAddresses } from './builtAddresses';

/** The pages of the site that are tested. */
export const siteAddresses = isWhole ? builtAddresses() : variedAddresses();
