import { closest, distance } from 'fastest-levenshtein';

/** No name is longer; the time of comparing grows with the length of both. */
const MOST_LETTERS = 200;

/** The name that was probably meant, or nothing where none is near. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || written.length > MOST_LETTERS) return undefined;
  const wanted = plain(written);
  const exact = names.find((name) => plain(name) === wanted);
  if (exact) return exact;
  const swapped = names.find(
    (name) => plain(name).length === wanted.length && wanted.length > 3 && letters(name) === letters(written),
  );
  if (swapped) return swapped;
  const candidate = closest(wanted, names.map(plain));
  const found = names.find((name) => plain(name) === candidate);
  const limit = wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return found && distance(wanted, candidate) <= limit ? found : undefined;
}

/** Two letters in the wrong order are the commonest slip. */
function letters(name: string): string {
  return [...plain(name)].sort().join('');
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s_“”„"'-]/g, '');
}
