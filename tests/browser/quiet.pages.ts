import { builtAddresses } from './builtAddresses';
import { site } from './session';
import { testQuiet } from './testQuiet';

testQuiet(site, builtAddresses());
