import type { Entry } from './Site';

/** The sections of one kind on a page. The caller names the kind's props, since the kinds may not know one another. */
export function sectionsOf<Props>(entry: Entry | undefined, kind: string): { id?: string; props: Props }[] {
  return (entry?.sections ?? []).filter((section) => section.kind === kind) as {
    id?: string;
    props: Props;
  }[];
}
