import { isWhole } from '../isWhole';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { testAxe } from './testAxe';
import { testAxeStates } from './testAxeStates';

testAxe(site, siteAddresses, [390, 1440]);
testAxe(showcase, showcaseAddresses(), [390, 768, 1440]);
// Up to 1023 px, the states are those of a phone.
if (isWhole) testAxeStates(768);
