import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { testAxe } from './testAxe';
import { testAxeStates } from './testAxeStates';

testAxe(site, siteAddresses, [390, 1440]);
testAxe(showcase, showcaseAddresses(), [768, 1440]);
testAxeStates(768);
