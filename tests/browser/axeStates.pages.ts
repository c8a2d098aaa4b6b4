import { isWhole } from '../isWhole';
import { testAxeMenu, testAxeStates } from './testAxeStates';

testAxeMenu(390);
testAxeMenu(1440);
testAxeStates(390);
if (isWhole) testAxeStates(1440);
// Up to 1023 px, the states are those of a phone.
if (isWhole) testAxeStates(768);
