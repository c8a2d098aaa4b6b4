import { describe } from 'vitest';
import { builtAddresses } from './builtAddresses';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { testMeasures } from './testMeasures';

testMeasures(site, builtAddresses(), [390, 768, 1440]);
describe('the showcase', () => testMeasures(showcase, showcaseAddresses(), [768]));
