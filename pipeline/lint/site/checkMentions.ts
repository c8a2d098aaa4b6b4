import type { AuthoredValue, Note, ProseValue, ReferenceValue } from '../../fields/values';
import { contentTypes } from '../../model/contentTypes';
import { factsOf } from '../../model/factsOf';
import { memoize } from '../../model/memoize';
import { visitEntry } from '../../model/visitEntry';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { nearest } from '../suggest';
import type { Addresses } from './addressesOf';
import { checkLink } from './checkLink';
import { firstOf } from './firstOf';
import { missingPicture } from './missingPicture';
import { problemAt, problemOnLine } from './problemAt';

type Report = (finding: {
  code: string;
  message: string;
  wrong?: string;
  right?: string;
  severity?: Problem['severity'];
}) => Problem;

/** Every picture, link, reference and `{fact}` that a file names must exist. A picture without words is told once. */
export function checkMentions(content: Content, addresses: Addresses): Problem[] {
  const business = content.documents.find(({ type }) => type === 'business')?.fields;
  const found = content.documents.flatMap((document) => [
    ...firstOf(checkDraft(document, content, addresses)),
    ...(business ? firstOf(checkFacts(document, business)) : []),
  ]);
  const told = new Set<string>();
  return found.filter(({ code, message }) => {
    if (code !== 'picture-undescribed') return true;
    return told.has(message) ? false : told.add(message);
  });
}

function* checkDraft(document: Document, content: Content, addresses: Addresses): Generator<Problem> {
  for (const { value, field } of valuesIn(document)) {
    const report: Report = (finding) => problemAt(document, field, finding);
    if (value !== document.body) yield* checkValue(value, document, content, addresses, report);
  }
  if (document.body)
    yield* checkText(document.body, document, content, addresses, (finding, line) =>
      problemOnLine(document, document.source.bodyLine + line - 1, finding),
    );
}

function valuesIn(document: Document): { value: AuthoredValue; field: string }[] {
  const found: { value: AuthoredValue; field: string }[] = [];
  const add = (value: AuthoredValue, field: string) => found.push({ value, field });
  visitEntry(document, { image: add, link: add, reference: add, prose: add });
  return found;
}

function* checkValue(
  value: AuthoredValue,
  document: Document,
  content: Content,
  addresses: Addresses,
  report: Report,
): Generator<Problem> {
  if (value.type === 'image') yield* checkPicture(value.path, content, report);
  else if (value.type === 'link') yield* checkLink(value.to, document, addresses, report);
  else if (value.type === 'prose') yield* checkText(value, document, content, addresses, report);
  else yield* checkReference(value, content, report);
}

function* checkText(
  { notes }: ProseValue,
  document: Document,
  content: Content,
  addresses: Addresses,
  report: (finding: Parameters<Report>[0], line: number) => Problem,
): Generator<Problem> {
  for (const note of notes) {
    // What is wrong with these is seen in the text alone.
    if (note.url === '' || note.url.startsWith('data:') || ('isPicture' in note && note.isPicture)) continue;
    const here: Report = (finding) => report(finding, note.line);
    if (note.type === 'image') yield* checkInlinePicture(note, content, here);
    else if (note.type !== 'aside') yield* checkLink(note.url, document, addresses, here, 'isBare' in note);
  }
}

/** The path of a picture has its spaces, which its address in a text cannot have. */
function* checkInlinePicture(
  { url, alt, written = url }: Note & { type: 'image' },
  content: Content,
  report: Report,
): Generator<Problem> {
  const here: Report = (finding) =>
    report({ ...finding, wrong: written, right: finding.right?.replaceAll(' ', '%20') });
  yield* checkPicture(url, content, here, Boolean(alt));
}

function* checkPicture(
  path: string,
  { tree, descriptions }: Content,
  report: Report,
  described = false,
): Generator<Problem> {
  const clean = path.replace(/^\//, '');
  if (!tree.pictures.includes(clean)) {
    yield report(missingPicture(path, tree));
    return;
  }
  if (!described && !descriptions.has(clean) && !clean.startsWith('portfolio/')) {
    const [, folder, name] = /^(.*)\/([^/]+)$/.exec(clean) ?? [];
    yield report({
      code: 'picture-undescribed',
      message: `Nothing says what the picture ${clean} shows. Add a line to ${folder}/descriptions.md, for example: ${name}: A kitchen with white cabinets`,
      wrong: path,
    });
  }
}

function* checkReference({ to, name }: ReferenceValue, content: Content, report: Report): Generator<Problem> {
  const names = namesByPlace(content).get(to) ?? [];
  if (names.includes(name)) return;
  const right =
    nearest(name.replace(/\.md$/, ''), names) ?? names.find((each) => each.startsWith(`${name}-`));
  yield report({
    code: 'reference-unknown',
    message: `There is no file ${to}/${name}.md.${right ? ` Did you mean ${right}?` : filesInWords(names)}`,
    wrong: name,
    right,
  });
}

function filesInWords(names: readonly string[]): string {
  return names.length > 0
    ? ` The files there are: ${names.slice(0, 12).join(', ')}.`
    : ' There is no file yet.';
}

/** The names of the files in each place of the content. */
const namesByPlace = memoize(({ documents }: Content) => {
  const names = new Map<string, string[]>();
  for (const { type, name } of documents) {
    const { place } = contentTypes[type];
    const known = names.get(place);
    if (known) known.push(name);
    else names.set(place, [name]);
  }
  return names;
});

/** `{phone}` and the like must be facts of the business, which it says. */
function* checkFacts(document: Document, business: Document['fields']): Generator<Problem> {
  if (document.facts.length === 0) return;
  const facts = factsOf(business, document.fields);
  for (const { written, name, line } of document.facts) {
    const finding = factFinding(written, name, Object.keys(facts)) ?? unsaidFact(written, facts[name]);
    if (finding) yield problemOnLine(document, line, { ...finding, wrong: written });
  }
}

function unsaidFact(written: string, words: string | undefined) {
  if (words !== '') return undefined;
  const message = `${written} stands for nothing, since business.md does not say it. Write it there, or take ${written} out.`;
  return { code: 'fact-unsaid', message };
}

function factFinding(written: string, name: string, names: readonly string[]) {
  const isPlain = written === `{${name}}`;
  if (!written.endsWith('}') && !names.includes(name)) return undefined;
  const meant = names.includes(name) ? name : nearest(name, names);
  if (isPlain ? meant === name : !meant) return undefined;
  const right = meant && `{${meant}}`;
  if (!isPlain) {
    const message = `A fact of the business is written with one brace on each side and no spaces: ${right}`;
    return { code: 'fact-braces', message, right };
  }
  const known = names.map((fact) => `{${fact}}`).join(', ');
  const hint = right ? `Did you mean ${right}?` : `These stand for facts of the business: ${known}.`;
  return { code: 'fact-unknown', message: `${written} stands for nothing. ${hint}`, right };
}
