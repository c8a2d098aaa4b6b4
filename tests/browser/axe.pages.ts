import { builtAddresses } from './builtAddresses';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { testAxe } from './testAxe';
import { testAxeStates } from './testAxeStates';

testAxe(site, builtAddresses(), [390, 768, 1440]);
testAxe(showcase, showcaseAddresses(), [768]);
testAxeStates(768);
