/** The cycles of a graph of names, each as the path from a name back to itself. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];

  function visit(name: string, way: readonly string[]): void {
    const start = way.indexOf(name);
    if (start >= 0) cycles.push([...way.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  }

  for (const name of graph.keys()) visit(name, []);
  return cycles;
}
