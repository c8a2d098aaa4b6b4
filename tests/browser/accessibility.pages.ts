import { describe } from 'vitest';
import { builtAddresses } from './builtAddresses';
import { site } from './session';
import { testAxe } from './testAxe';
import { testMeasures } from './testMeasures';

describe('measures', () => testMeasures(site, builtAddresses()));
describe('axe', () => testAxe(site, builtAddresses()));
