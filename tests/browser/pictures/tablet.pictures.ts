import { testPictures } from './testPictures';

testPictures(768);
