import { whenLoaded } from './loading';

export const selector = '[name="counting"]';

export function enhance({ content }: HTMLMetaElement): void {
  whenLoaded(
    () => import('./countActions'),
    ({ countActions }) => countActions(content),
  );
}
