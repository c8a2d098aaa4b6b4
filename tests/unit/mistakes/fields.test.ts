import { readMistakes } from './readMistakes';
import { testMistakes } from './testMistakes';

testMistakes(readMistakes('fields'));
