import { type ComponentType, createElement } from 'react';

/** What survives `JSON.stringify` unchanged. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : { [K in keyof T]: Json<T[K]> };

interface IslandProps<P extends object> {
  /** The export of a file `Name.island.tsx`. */
  component: ComponentType<P>;
  /** The name of that file and its export. */
  name: string;
  /** When its code is fetched. */
  when: 'load' | 'idle' | 'visible' | 'interaction';
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
