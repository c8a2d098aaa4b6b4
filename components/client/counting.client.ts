import { whenLoaded } from './moments';

export const selector = '[name="counting"]';

export function enhance({ content }: HTMLMetaElement): void {
  whenLoaded(
    () => import('./countActions'),
    ({ countActions }) => countActions(content),
  );
}
