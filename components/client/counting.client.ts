import { ignoreFailedLoad, painted } from './moments';

export const selector = '[name="counting"]';

export function enhance({ content }: HTMLMetaElement): void {
  painted
    .then(() => import('./countActions'))
    .then(({ countActions }) => countActions(content), ignoreFailedLoad);
}
