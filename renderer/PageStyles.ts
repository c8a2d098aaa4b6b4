import { ServerStyleSheet } from 'styled-components';

/** The arguments with which styled-components inserts CSS rules: the id of a component, a class name, and its rules. */
export type StyleRule = Parameters<ServerStyleSheet['instance']['insertRules']>;

/**
 * Cached CSS rules by class name, which is a hash of them; generating rules takes longer than rendering. styled-components asks
 * `hasNameForId` before it generates the rules of a component. If they are known from an earlier page, they are inserted then.
 */
const knownRules = new Map<string, StyleRule[2]>();

/** The styles of a page, which begins with the rules of its frame. */
export class PageStyles extends ServerStyleSheet {
  readonly rules: StyleRule[] = [];

  constructor(rules: readonly StyleRule[] = []) {
    super();
    const { instance } = this;
    const insertRules = instance.insertRules.bind(instance);
    const hasName = instance.hasNameForId.bind(instance);
    instance.insertRules = (...rule) => {
      this.rules.push(rule);
      knownRules.set(rule[1], rule[2]);
      insertRules(...rule);
    };
    instance.hasNameForId = (id, name) => {
      const known = knownRules.get(name);
      if (known && !hasName(id, name)) instance.insertRules(id, name, known);
      return hasName(id, name);
    };
    for (const rule of rules) insertRules(...rule);
  }
}
