/** A class name in a selector: declarations end with a brace before another begins. */
const NAME = /\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A style, and what each of its class names has become. */
export interface ShortStyle {
  style: string;
  names: ReadonlyMap<string, string>;
}

/** The style with class names of one or two letters; those in `kept` stay as they are. */
export function shortClasses(style: string, kept: readonly string[]): ShortStyle {
  const names = new Map(kept.map((name) => [name, name]));
  const taken = new Set(kept);
  let count = 0;
  const next = () => {
    let name = nameOf(count++);
    while (taken.has(name)) name = nameOf(count++);
    return name;
  };
  const short = style.replace(NAME, (_all, name: string) => {
    const known = names.get(name) ?? next();
    names.set(name, known);
    return `.${known}`;
  });
  return { style: short, names };
}

function nameOf(count: number): string {
  const { length } = LETTERS;
  const last = LETTERS.charAt(count % length);
  return count < length ? last : nameOf(Math.floor(count / length) - 1) + last;
}
