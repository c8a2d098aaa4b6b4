import { showcaseAddresses } from './pictures/openShowcase';
import { showcase } from './session';
import { testAxe } from './testAxe';

testAxe(showcase, showcaseAddresses(), [390]);
