import { describe } from 'vitest';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase } from './session';
import { testMeasures } from './testMeasures';

describe('the showcase', () => testMeasures(showcase, showcaseAddresses(), [390]));
