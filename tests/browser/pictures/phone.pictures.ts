import { testPictures } from './testPictures';

testPictures(390);
