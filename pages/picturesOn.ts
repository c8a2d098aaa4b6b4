import type { Entry, Picture } from '../pipeline/model/Site';

/** The largest size of every picture that a page shows, each once, in the order of the page. */
export function picturesOn({ post, sections }: Pick<Entry, 'post' | 'sections'>): string[] {
  const found = new Set<string>();
  addAddresses([post?.image, sections.map(({ props }) => props)], found);
  return [...found];
}

function addAddresses(value: unknown, found: Set<string>): void {
  if (isPicture(value)) found.add(value.large);
  else if (typeof value === 'object' && value !== null) {
    // A picture in running text stands there as text, since the text is a tree of elements.
    if ('dataPicture' in value && typeof value.dataPicture === 'string')
      addAddresses(JSON.parse(value.dataPicture), found);
    const parts = value as Record<string, unknown>;
    for (const name of Object.keys(parts))
      if (typeof parts[name] === 'object') addAddresses(parts[name], found);
  }
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'sources' in value && 'large' in value;
}
