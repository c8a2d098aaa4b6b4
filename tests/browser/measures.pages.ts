import { describe } from 'vitest';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { testMeasures } from './testMeasures';

testMeasures(site, siteAddresses, [390, 1440]);
describe('the showcase', () => testMeasures(showcase, showcaseAddresses(), [390, 768, 1440]));
