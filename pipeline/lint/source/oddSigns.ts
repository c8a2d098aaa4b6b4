import type { Repair } from './Repair';

const WORTH_A_LOOK = /[\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff\u00ad\u2060•·●▪◦‣–—]/;
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const UNSEEN = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
const NAME = /^(\s*(?:-\s*)*)([^:"']*?)(:)(\s*)/;
const BULLET = /^(\s*)(?:[•·●▪◦‣–—]\s*|-)(?=[^\s-])/;

/** Spaces and signs from Word and from web pages, where they stand for the layout and not in a text. */
export function* oddSigns(front: readonly string[]): Generator<Repair> {
  let blockAt = -1;
  for (const [index, line] of front.entries()) {
    const indent = line.search(/\S/);
    if (blockAt >= 0 && (indent > blockAt || indent < 0)) continue;
    blockAt = /[:-] +[|>][+-]?\d?\s*$/.test(line) ? indent : -1;
    if (WORTH_A_LOOK.test(line) || /^\s*-[^\s-]/.test(line))
      yield* oddSignsOf(line, index, front[index - 1] ?? '');
  }
}

function* oddSignsOf(line: string, index: number, above: string): Generator<Repair> {
  const [all = '', before = '', name = '', colon = '', gap = ''] = NAME.exec(line) ?? [];
  if (all && isName(name) && UNSEEN.test(before + name)) {
    const text = (before + name).replace(UNSEEN, '') + line.slice(before.length + name.length);
    yield {
      index,
      text,
      code: 'odd-space',
      message: 'In this name is a sign that cannot be seen. Type the name again.',
    };
    return;
  }
  const lead = /^\s*(?:-\s+)?/.exec(line)?.[0] ?? '';
  const laidOut = all && isName(name) ? before + colon + gap : lead;
  if (ODD_SPACE.test(laidOut)) {
    const text =
      all && isName(name)
        ? plain(before) + name + colon + plain(gap) + line.slice(all.length)
        : plain(lead) + line.slice(lead.length);
    yield {
      index,
      text,
      code: 'odd-space',
      message:
        'Here are spaces of a special kind, as Word and web pages have them. Type them again with the space bar.',
    };
    return;
  }
  if (BULLET.test(line) && /(:|^\s*-\s.*)\s*$/.test(above)) {
    const text = line.replace(BULLET, '$1- ');
    yield { index, text, code: 'list-sign', message: 'An entry of a list begins with a hyphen and a space.' };
  }
}

/** An ideographic space is as wide as two. */
function plain(spaces: string): string {
  return spaces.replace(/\u3000/g, '  ').replace(new RegExp(ODD_SPACE, 'g'), ' ');
}

function isName(name: string): boolean {
  return /^[\w\u200b-\u200f\u2060\ufeff\u00ad -]+$/.test(name);
}
