import { ignoreFailedLoad, painted } from '../client/moments';

export const selector = 'form[data-phone]';

/** Without its script a form posts by itself. */
export function enhance(form: HTMLFormElement): void {
  painted.then(() => import('./enhanceForm')).then(({ enhanceForm }) => enhanceForm(form), ignoreFailedLoad);
}
