import { builtAddresses } from './builtAddresses';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { testQuiet } from './testQuiet';

testQuiet(site, builtAddresses());
testQuiet(showcase, showcaseAddresses());
