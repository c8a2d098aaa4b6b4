import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { testQuiet } from './testQuiet';

testQuiet(site, siteAddresses);
testQuiet(showcase, showcaseAddresses());
