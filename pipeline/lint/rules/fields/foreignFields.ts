import { basename, dirname } from 'node:path/posix';
import { type Edit, placeIn, rangeOnLine, wholeLines } from '../../../passages/Range';
import { writeYaml } from '../../../source/plainYaml';
import { type Document, isOfType } from '../../Document';
import type { Finding } from '../../finding';
import type { ForeignField, Translation } from '../../layout/foreignFields';
import { collecting, rule, type SiteInput } from '../../rule';
import { redirectsOf } from '../../site/links/addressIndex';
import { plainPath } from '../../site/pictures';

export const foreignFields = rule({
  id: 'other-names',
  about:
    'The fields of a file have the names that FIELDS.md lists. A file from another program has other names, or fields that have no use here. Its former addresses belong in `redirects.md`, and what its pictures show in the `descriptions.md` beside them.',
  site: collecting(
    ({ translation }) => translation,
    (input, report) =>
      input.forEachDocument((document, translation) => {
        const [first] = translation?.names ?? [];
        if (first && translation) report(explain(document, translation, first, input));
      }),
  ),
});

/** A value that belongs in another file: advice, and an edit of that file or else a comment to leave in this one. */
interface Moved {
  /** The line of the value. */
  from: number;
  says: string;
  edit?: Edit;
  note?: string;
}

function explain(
  document: Document,
  { names, edits }: Translation,
  first: ForeignField,
  input: SiteInput<unknown>,
): Finding {
  const { file, source } = document;
  const moved = [...redirectsFor(names, document, input), ...names.flatMap((name) => describe(name, input))];
  const notes = new Map<number, string>();
  for (const { note, from } of moved) {
    const free = edits.find(({ line, text }) => text === '' && line >= from && !notes.has(line));
    if (note && free) notes.set(free.line, `# ${note}`);
  }
  const ownEdits = edits.map(({ line, text: typed }): Edit => {
    const text = notes.get(line) ?? typed;
    return { range: text === '' ? wholeLines(file, line) : rangeOnLine(source, line), text };
  });
  const withLine = ({ name, line }: ForeignField) => `“${name}” (line ${line})`;
  const renamed = names.flatMap(({ ours, ...each }) => {
    if (!ours) return [];
    return ours === each.name ? `${withLine(each)} as one text` : `“${ours}” for ${withLine(each)}`;
  });
  const deleted = names.flatMap((each) =>
    each.ours || each.isCommentedOut || each.isMovedToBody ? [] : withLine(each),
  );
  const movedToBody = names.flatMap((each) => (each.isMovedToBody ? withLine(each) : []));
  const commentedOut = names.flatMap((each) => (each.isCommentedOut && !each.isHiding ? withLine(each) : []));
  const hiding = names.flatMap((each) => (each.isHiding ? withLine(each) : []));
  const advice = [
    renamed.length > 0 ? `Write ${listAll(renamed)}.` : [],
    deleted.length > 0 ? `Delete ${listAll(deleted)}.` : [],
    movedToBody.length > 0 ? `Write the text of ${listAll(movedToBody)} below the second ---.` : [],
    moved.map(({ says }) => says),
    commentedOut.length > 0
      ? `The site does not show ${listAll(commentedOut)}: begin these lines with #, and write what visitors are to know of them in the text of the page.`
      : [],
    hiding.length > 0
      ? `${listAll(hiding)} kept this from visitors in the other program, and does nothing here: delete the file, or only this line if visitors may see it.`
      : [],
  ];
  return {
    range: { ...placeIn(file, { line: first.line, column: 1 }), field: first.name },
    says: { what: 'These names are not those of this site.', advice: advice.flat().join(' ') },
    fix: {
      edits: [...ownEdits, ...moved.flatMap(({ edit }) => edit ?? [])],
      kind: commentedOut.length + hiding.length + notes.size > 0 ? 'choice' : 'sure',
      appliesToOriginal: true,
    },
  };
}

/** `a, b and c` */
const listAll = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');

/** Redirects for old addresses of a page that have none yet. */
function redirectsFor(
  names: readonly ForeignField[],
  { address, file }: Document,
  { documents, addresses: { pages } }: SiteInput<unknown>,
): Moved[] {
  const known = redirectsOf(documents);
  const paths = names.flatMap(({ addresses = [] }) =>
    addresses.map((each) => each.replace(/^https?:\/\/[^/]*|(?<=.)\/(?:index\.html)?$/g, '')),
  );
  const missing = [...new Set(paths)].filter(
    (path) => path.startsWith('/') && !known.has(path) && !pages.has(path),
  );
  if (address === undefined || missing.length === 0) return [];
  const lines = missing.map((path) => `- ${path} -> ${address}`);
  const from = names.find(({ addresses }) => addresses)?.line ?? 0;
  const says = `So that old links still lead here, add to redirects.md: ${listAll(lines.map((line) => `“${line}”`))}.`;
  const list = documents.find(isOfType('redirects'));
  // Each file inserts at another line, because edits of the same line would conflict.
  const count = list?.fields.redirects?.length ?? 0;
  const nth = documents
    .filter((each) => each.collected['other-names'])
    .findIndex((each) => each.file === file);
  const lastItem = list?.source.positions.get(`redirects.${count - 1 - (nth % Math.max(1, count))}`);
  if (!list || !lastItem) return [{ from, says, note: lines.join(', ') }];
  // The column is that of the text after `- `, counted from 1.
  const text = lines.map((line) => `${' '.repeat(lastItem.column - 3)}${line}\n`).join('');
  return [{ from, says, edit: { range: placeIn(list.file, { line: lastItem.line, column: 1 }), text } }];
}

/** Descriptions for pictures that have none yet. */
function describe({ descriptions = [], line: from }: ForeignField, input: SiteInput<unknown>): Moved[] {
  const { tree, descriptions: known, descriptionFiles } = input;
  return descriptions.flatMap(({ picture, text }): Moved[] => {
    const path = plainPath(picture);
    if (known.has(path)) return [];
    const line = writeYaml({ [basename(path)]: text });
    const file = tree.pictures.includes(path) ? `${tree.label}/${dirname(path)}/descriptions.md` : '';
    const list = descriptionFiles.get(file);
    const where = file === '' ? 'the descriptions.md beside the picture' : file;
    const says = `Say what the picture shows in ${where}: “${line.trim()}”.`;
    if (!list) return [{ from, says, note: line.trim() }];
    return [
      { from, says, edit: { range: placeIn(file, { line: list.bodyLine - 1, column: 1 }), text: line } },
    ];
  });
}
