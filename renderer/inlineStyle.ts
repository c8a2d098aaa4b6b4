/**
 * What styled-components collected for a page, as the page carries it: without the marks for a stylesheet that a browser
 * would take over, and without the fallbacks of variables, since the theme sets each of them at the top.
 */
export function inlineStyle(tags: string): string {
  const rules = tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replace(/;\}/g, '}');
  return withoutFallbacks(rules);
}

/** `var(--name, …)` becomes `var(--name)`; innermost first, since a fallback may hold brackets and variables. */
function withoutFallbacks(rules: string): string {
  const shorter = rules.replace(/var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g, 'var($1)');
  return shorter === rules ? rules : withoutFallbacks(shorter);
}
