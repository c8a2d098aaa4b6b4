import { builtAddresses } from './builtAddresses';
import { site } from './session';
import { testAxe } from './testAxe';

testAxe(site, builtAddresses());
