/** An island that fails when it is hydrated. */
export function Broken(): never {
  throw new Error('The saw is stuck');
}
