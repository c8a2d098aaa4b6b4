import { ServerStyleSheet } from 'styled-components';

/** The names of the rules that a piece of a page needs, by component; as JSON. */
export type RuleNames = readonly (readonly [component: string, names: readonly string[]])[];

/** The rules of each name, by component. They never change while the code stays. */
const known = new Map<string, Map<string, string[]>>();

/** A sheet that takes rules compiled for an earlier piece, and gives the same style in the same order. */
export function rememberingSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const { hasNameForId, insertRules } = instance;
  instance.insertRules = (id, name, rules) => {
    const names = known.get(id) ?? new Map<string, string[]>();
    known.set(id, names.set(name, [...rules]));
    insertRules.call(instance, id, name, rules);
  };
  instance.hasNameForId = (id, name) => {
    if (hasNameForId.call(instance, id, name)) return true;
    const rules = known.get(id)?.get(name);
    if (!rules) return false;
    insertRules.call(instance, id, name, [...rules]);
    return true;
  };
  return sheet;
}

export function namesIn({ instance }: ServerStyleSheet): RuleNames {
  return [...instance.names].map(([component, names]) => [component, [...names]]);
}

/** The style of pieces that stand on one page, as styled-components writes it. */
export function tagsOf(pieces: readonly RuleNames[]): string {
  const sheet = rememberingSheet();
  try {
    for (const names of pieces)
      for (const [id, all] of names) for (const name of all) sheet.instance.hasNameForId(id, name);
    return sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}
