import { readMistakes } from './readMistakes';
import { testMistakes } from './testMistakes';

testMistakes(readMistakes('site', 'links', 'pictures', 'changes'));
