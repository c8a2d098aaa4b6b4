import { kinds } from './kinds.generated';

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

export const kindNamed = (name = '') => byName.get(name);
