import { isWhole } from '../isWhole';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { testAxe } from './testAxe';

testAxe(site, siteAddresses, [390, 1440]);
testAxe(showcase, showcaseAddresses(), isWhole ? [390, 768, 1440] : [390, 1440]);
