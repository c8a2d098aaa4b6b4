import { addresses, testBudgets } from './testBudgets';

testBudgets(addresses);
