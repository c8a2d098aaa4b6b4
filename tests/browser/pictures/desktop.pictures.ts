import { testPictures } from './testPictures';

testPictures(1440);
