import { showcaseAddresses } from './pictures/openShowcase';
import { showcase } from './session';
import { testQuiet } from './testQuiet';

testQuiet(showcase, showcaseAddresses());
