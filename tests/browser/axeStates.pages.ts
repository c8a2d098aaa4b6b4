import { testAxeStates } from './testAxeStates';

testAxeStates(390);
testAxeStates(1440);
