import { type ComponentType, createElement, type ReactElement } from 'react';

/** What survives `JSON.stringify` unchanged. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never[]) => unknown) | ReactElement | bigint | symbol
    ? never
    : { [K in keyof T]: Json<T[K]> };

interface IslandProps<P extends object> {
  /** The export of a file `Name.island.tsx`. */
  component: ComponentType<P>;
  /** The name of that file and its export. */
  name: string;
  props: P & Json<P>;
}

/** A component that is hydrated in the browser once it is near the screen. Its HTML has to work without that. */
export function Island<P extends object>({ component, name, props }: IslandProps<P>) {
  return createElement(
    'page-island',
    { 'data-name': name, 'data-props': JSON.stringify(props) },
    createElement(component, props),
  );
}
