import { parse } from 'postcss';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/**
 * One sheet for the whole process, so that styled-components compiles each rule once. It never forgets one, and is read
 * again for each new one: no rule may depend on something of which every page has another, such as a photograph.
 */
const sheet = new ServerStyleSheet();

/** The same tree, whose styles the sheet collects. */
export function collectStyles(tree: ReactNode): ReactNode {
  return sheet.collectStyles(tree);
}

export interface StyleRule {
  /** Its text, split before and after each class name in a selector: every second part is such a name. */
  parts: string[];
  /** The class names in its selectors. */
  names: string[];
  /** The class of the component that it belongs to; empty where it is for every page. */
  className: string;
  /** The name of the animation that it defines, or nothing. */
  animation: string;
}

let rules: StyleRule[] = [];
let known: ReadonlySet<string> = new Set();

/**
 * The rules for a page with these classes, in the order in which components are defined. The sheet has the variants of one
 * component in the order of their first use; here they are in alphabetical order, so that no page depends on the pages
 * rendered before it.
 */
export function rulesFor(classes: ReadonlySet<string>): StyleRule[] {
  if ([...classes].some((name) => !known.has(name))) {
    rules = readRules();
    known = new Set([...known, ...classes]);
  }
  const used = rules.filter(({ className }) => className === '' || classes.has(className));
  const isRunning = (name: string) =>
    used.some(({ parts, animation }) => animation === '' && parts.some((part) => part.includes(name)));
  return used.filter(({ animation }) => animation === '' || isRunning(animation));
}

/** What styled-components writes after each rule. The last one of a component is a marker with its class names. */
const SPLITTER = '/*!sc*/\n';
const MARKER = 'data-styled.g';

function readRules(): StyleRule[] {
  const [style] = sheet.getStyleElement();
  const css: string = style?.props.dangerouslySetInnerHTML.__html ?? '';
  const all: StyleRule[] = [];
  let group: string[] = [];
  for (const part of css.split(SPLITTER)) {
    if (!part.startsWith(MARKER)) {
      group.push(part);
      continue;
    }
    const names = namesIn(part);
    all.push(...group.map((text) => readRule(text, names)).sort(byClassName));
    group = [];
  }
  return all;
}

/** The class names in a marker: `data-styled.g1[id="sc-a-0"]{content:"b,c,"}`. */
function namesIn(marker: string): Set<string> {
  const names = new Set<string>();
  parse(marker).walkDecls('content', ({ value }) => {
    for (const name of value.slice(1, -1).split(',')) if (name !== '') names.add(name);
  });
  return names;
}

const CLASS = /\.([a-zA-Z][\w-]*)/g;
const parsed = new Map<string, StyleRule>();

function readRule(css: string, names: ReadonlySet<string>): StyleRule {
  const known = parsed.get(css);
  if (known) return known;
  const root = parse(css);
  const rule: StyleRule = { parts: [], names: [], className: '', animation: '' };
  root.walkAtRules('keyframes', ({ params }) => {
    rule.animation = params;
  });
  root.walkRules((node) => {
    node.selector = node.selector.replace(CLASS, (_all, name: string) => {
      rule.names.push(name);
      if (names.has(name)) rule.className = name;
      return `.\0${name}\0`;
    });
  });
  // Stylis ends the last declaration of a block with a semicolon.
  root.walk((node) => {
    node.raws.semicolon = false;
  });
  rule.parts = root.toString().split('\0');
  parsed.set(css, rule);
  return rule;
}

function byClassName(a: StyleRule, b: StyleRule): number {
  if (a.className === b.className) return 0;
  return a.className < b.className ? -1 : 1;
}
