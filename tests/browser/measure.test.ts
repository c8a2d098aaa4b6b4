import { describe } from 'vitest';
import { builtAddresses } from './builtAddresses';
import { showcaseFolder } from './pictures/openShowcase';
import { showcase } from './session';
import { testMeasures } from './testMeasures';

describe('the showcase', () => testMeasures(showcase, builtAddresses(showcaseFolder)));
