import { type Former, type Report, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';
import { type PastedKind, pastedKinds } from './pastedPatterns';

export const pastedText = rule({
  id: 'pasted-text',
  on: 'fields',
  severity: 'warning',
  about:
    'Something came along when the text was copied: what a writing assistant says to you, the buttons of a social network, what a mail program or a translation tool adds, or codes of another website. Delete it.',
  check({ source: { lines, bodyLine } }, report) {
    const text = lines.join('\n');
    const kinds = pastedKinds.filter(({ sign }) => sign.test(text));
    const ofFields = kinds.filter(({ isOnlyInBody }) => !isOnlyInBody);
    if (kinds.length === 0) return;
    for (const [index, line] of lines.entries()) {
      const isField = index < bodyLine - 1;
      const found = isField && /^\s*#/.test(line) ? undefined : findPasted(line, isField ? ofFields : kinds);
      if (!found) continue;
      const covers = found.kind.isError ? { covers: [index + 1] } : {};
      report({ line: index + 1, ...explain(found), ...corrected(found, line), ...covers });
    }
  },
  also: {
    text: checkDescriptions((text) => {
      const found = findPasted(text, pastedKinds);
      return found && explain(found);
    }),
    // Where these words are what keeps a field from being read, they are deleted and not put in quotes.
    layout({ front, index }, report) {
      checkLine(front[index] ?? '', {}, report);
    },
    values({ front, node: { path, position, isMarked, after } }, report) {
      if (isMarked || /^\s*#/.test(after))
        checkLine(front[position.line - 1] ?? '', { ...position, field: path, explains: path }, report);
    },
  },
});

const DELETABLE = pastedKinds.filter(({ isDeletable, isOnlyInBody }) => isDeletable && !isOnlyInBody);

/** Whether words on a line came along with what was copied, and can only be deleted. */
export const isPasted = (line: string) => findPasted(line, DELETABLE) !== undefined;

function checkLine(line: string, place: Former, report: Report): void {
  const found = findPasted(line, DELETABLE);
  if (!found) return;
  const column = line.indexOf(found.actual) + 1;
  report({ ...place, column, ...explain(found), ...corrected(found, line), severity: 'error' });
}

interface Pasted {
  kind: PastedKind;
  actual: string;
}

function findPasted(line: string, kinds: readonly PastedKind[]): Pasted | undefined {
  for (const kind of kinds) {
    if (!kind.sign.test(line)) continue;
    for (const pattern of kind.patterns) {
      const actual = pattern.exec(line)?.[0].trim();
      if (actual) return { kind, actual };
    }
  }
  return undefined;
}

function explain({ kind, actual }: Pasted): Former {
  const severity = kind.isError ? { severity: 'error' as const } : {};
  return { actual, reason: `“${actual}” ${kind.reason}`, ...severity };
}

/** The line without any words of this kind. */
function corrected({ kind }: Pasted, line: string): Pick<Former, 'corrected'> {
  if (!kind.isDeletable) return {};
  const marked = kind.patterns.reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern, `${pattern.flags}g`), '\0'),
    line,
  );
  const rest = marked.replace(/(?<=^|[\s"])\0+ ?|\0/g, '').replace(/ +(?=[.,;:!?]|$)/g, '');
  return { corrected: rest };
}
