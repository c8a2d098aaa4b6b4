import type { ServerStyleSheet } from 'styled-components';

/** The rules of each class name, by component. They never change while the code stays. */
const known = new Map<string, Map<string, string[]>>();

/**
 * Every page collects its own style, and would compile each component's rules anew. A sheet that remembers takes rules
 * compiled for an earlier page; the page's style is the same, in the same order.
 */
export function rememberRules(sheet: ServerStyleSheet): ServerStyleSheet {
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
