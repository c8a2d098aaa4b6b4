import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Labels } from '../../pipeline/labels/labels';
import { pickLabels, useLabels } from '../labels';

/** What survives `JSON.stringify` unchanged. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never[]) => unknown) | ReactElement | bigint | symbol
    ? never
    : { [K in keyof T]: Json<T[K]> };

const ERROR_LABELS = ['errorTitle', 'errorText', 'errorDetails', 'refresh'] as const;

/** The labels of the screen that replaces the page where the component fails. */
export type ErrorLabels = Pick<Labels, (typeof ERROR_LABELS)[number]>;

interface IslandProps<P extends object> {
  /** The export of a file `Name.island.tsx`. */
  component: ComponentType<P>;
  /** The name of that file and its export. */
  name: string;
  props: P & Json<P>;
}

/** A component that is hydrated in the browser once it is near the screen. Its HTML has to work without that. */
export function Island<P extends object>({ component, name, props }: IslandProps<P>) {
  const labels = JSON.stringify(pickLabels(useLabels(), ERROR_LABELS));
  return createElement(
    'page-island',
    { 'data-name': name, 'data-props': JSON.stringify(props), 'data-labels': labels },
    createElement(component, props),
  );
}
