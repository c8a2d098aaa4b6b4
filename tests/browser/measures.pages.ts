import { builtAddresses } from './builtAddresses';
import { site } from './session';
import { testMeasures } from './testMeasures';

testMeasures(site, builtAddresses());
