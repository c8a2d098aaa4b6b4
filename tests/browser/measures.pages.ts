import { describe } from 'vitest';
import { isWhole } from '../isWhole';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { testMeasures } from './testMeasures';

testMeasures(site, siteAddresses, [390, 1440]);
describe('the showcase', () =>
  testMeasures(showcase, showcaseAddresses(), isWhole ? [390, 768, 1440] : [390, 1440]));
