/** An island that fails as soon as it wakes. */
export function Broken(): never {
  throw new Error('The saw is stuck');
}
