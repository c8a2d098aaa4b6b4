import { builtFolder } from '../builtSite';
import { isWhole } from '../isWhole';
import { builtAddresses, variedAddresses } from './builtAddresses';
import { showcaseFolder } from './pictures/openShowcase';

/** The pages of the site that are tested beside those of the showcase. */
export const siteAddresses = isWhole ? builtAddresses() : variedAddresses(builtFolder, showcaseFolder);
