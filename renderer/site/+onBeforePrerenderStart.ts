import { pageSource } from '../pageSource';

export function onBeforePrerenderStart(): Promise<string[]> {
  return pageSource().addresses();
}
