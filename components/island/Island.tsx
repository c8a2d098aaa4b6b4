import { type ComponentType, createElement, type ReactElement } from 'react';
import { type PickedLabels, pickLabels, useLabels } from '../labels';

/** `T`, with every property that `JSON.stringify` would change replaced by `never`. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never[]) => unknown) | ReactElement | bigint | symbol
    ? never
    : { [K in keyof T]: Json<T[K]> };

const ERROR_LABELS = ['errorTitle', 'errorText', 'errorDetails', 'refresh'] as const;

/** The labels of the error screen that replaces the page if the component throws in the browser. */
export type ErrorLabels = PickedLabels<typeof ERROR_LABELS>;

interface IslandProps<P extends object> {
  component: ComponentType<P>;
  /** The name of the file `Name.island.tsx` and of its export. */
  name: string;
  props: P & Json<P>;
}

/** A component that React also runs in the browser, once it is near the screen. Its HTML must work without scripts. */
export function Island<P extends object>({ component, name, props }: IslandProps<P>) {
  const labels = JSON.stringify(pickLabels(useLabels(), ERROR_LABELS));
  return createElement(
    'page-island',
    { 'data-name': name, 'data-props': JSON.stringify(props), 'data-labels': labels },
    createElement(component, props),
  );
}
