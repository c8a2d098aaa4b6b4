export { PageTree as Page } from '../../pages/PageTree';
