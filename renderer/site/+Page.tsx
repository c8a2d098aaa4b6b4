export { PageContent as Page } from '../../pages/PageContent';
