import { type ESTree, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** A Vite plugin that makes each function in files below `root` call `global.traceCall` first, with its file and its arguments. */
export function traceCalls(root: string): Plugin {
  return {
    name: 'trace-calls',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(`${root}/`) || id.includes('/node_modules/')) return undefined;
      const file = id.slice(root.length + 1);
      /** Code to insert, by offset. */
      const inserts = new Map<number, string>();
      const reportCalls = ({ params, body }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
        if (!body) return;
        const call = `global.traceCall(${JSON.stringify(file)}, [${params.flatMap(namesIn).join(', ')}])`;
        if (body.type === 'BlockStatement') inserts.set(body.start + 1, `${call};`);
        // An expression body may be another arrow function, with inserts at the same offsets.
        else
          inserts
            .set(body.start, `(${call}, (${inserts.get(body.start) ?? ''}`)
            .set(body.end, `))${inserts.get(body.end) ?? ''}`);
      };
      new Visitor({
        FunctionDeclaration: reportCalls,
        FunctionExpression: reportCalls,
        ArrowFunctionExpression: reportCalls,
      }).visit(this.parse(code));
      return [...inserts]
        .sort(([a], [b]) => b - a)
        .reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), code);
    },
  };
}

/** The variables that a parameter declares. */
function namesIn(param: ESTree.ParamPattern | ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (param.type) {
    case 'Identifier':
      return [param.name];
    case 'AssignmentPattern':
      return namesIn(param.left);
    case 'RestElement':
      return namesIn(param.argument);
    case 'ObjectPattern':
      return param.properties.flatMap((each) => namesIn(each.type === 'RestElement' ? each : each.value));
    case 'ArrayPattern':
      return param.elements.flatMap((each) => (each ? namesIn(each) : []));
    default:
      return [];
  }
}
