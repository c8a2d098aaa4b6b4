import { type ComponentType, createElement, type ReactElement } from 'react';

/** At once; when the page is idle; near the screen; when it is touched or focused. */
export type When = 'load' | 'idle' | 'visible' | 'interaction';

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
  /** When its code is fetched. */
  when: When;
  props: P & Json<P>;
}

/** A place where a component goes on living in the browser. Until then its HTML has to do by itself. */
export function Island<P extends object>({ component, name, when, props }: IslandProps<P>) {
  return createElement(
    'page-island',
    { 'data-name': name, 'data-when': when, 'data-props': JSON.stringify(props) },
    createElement(component, props),
  );
}
