import type { Mention } from '../fields/mentions';
import { mentionsIn } from '../fields/mentionsIn';
import { nearest } from '../fields/nearest';
import type { Note } from '../markdown/notesOf';
import type { TextNotes } from '../markdown/readText';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import { checkLink } from './checkLink';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { Draft } from './Draft';
import { factsOf } from './factsOf';
import { firstOf } from './firstOf';
import { missingPicture } from './missingPicture';
import { onceFor } from './onceFor';
import { problemAt, problemOnLine } from './problemAt';
import type { Content } from './readContent';

type Report = (finding: {
  code: string;
  message: string;
  wrong?: string;
  right?: string;
  severity?: Problem['severity'];
}) => Problem;

/** Every picture, link, reference and `{fact}` that a file mentions must exist. A picture without words is told once. */
export function checkMentions(content: Content, addresses: Addresses): Problem[] {
  const business = content.drafts.find(({ type }) => type === 'business')?.fields;
  const found = content.drafts.flatMap((draft) => [
    ...firstOf(checkDraft(draft, content, addresses)),
    ...(business ? firstOf(checkFacts(draft, business)) : []),
  ]);
  const told = new Set<string>();
  return found.filter(({ code, message }) => {
    if (code !== 'picture-undescribed') return true;
    return told.has(message) ? false : told.add(message);
  });
}

function* checkDraft(draft: Draft, content: Content, addresses: Addresses): Generator<Problem> {
  const parts = [{ key: '', fields: draft.fields }, ...draft.sections];
  for (const { key, fields } of parts) {
    for (const { mention, field } of mentionsIn(fields, key)) {
      const report: Report = (finding) => problemAt(draft, field, finding);
      if (mention.mention !== 'text') yield* checkMention(mention, draft, content, addresses, report);
    }
  }
  if (draft.body)
    yield* checkText(draft.body, draft, content, addresses, (finding, line) =>
      problemOnLine(draft, draft.source.bodyLine + line - 1, finding),
    );
}

function* checkMention(
  mention: Mention,
  draft: Draft,
  content: Content,
  addresses: Addresses,
  report: Report,
): Generator<Problem> {
  if (mention.mention === 'image') yield* checkPicture(mention.path, content, report);
  else if (mention.mention === 'link') yield* checkLink(mention.to, draft, addresses, report);
  else if (mention.mention === 'prose') yield* checkText(mention, draft, content, addresses, report);
  else if (mention.mention === 'reference') yield* checkReference(mention, content, report);
}

function* checkText(
  { notes, findings }: TextNotes,
  draft: Draft,
  content: Content,
  addresses: Addresses,
  report: (finding: Parameters<Report>[0], line: number) => Problem,
): Generator<Problem> {
  for (const { line, ...finding } of findings) yield report(finding, line);
  for (const note of notes) {
    const here: Report = (finding) => report(finding, note.line);
    if (note.type === 'image') yield* checkInlinePicture(note, content, here);
    else if (note.type === 'aside') yield* checkAside(note.url, addresses, here);
    else if (note.url !== '') yield* checkLink(note.url, draft, addresses, here, 'isBare' in note);
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

function* checkAside(to: string, { published }: Addresses, report: Report): Generator<Problem> {
  if (!published.has(to.replace(/#.*/, ''))) return;
  const message = `“(${to})” would be shown as it is. A link is written like this: [words](${to})`;
  yield report({ code: 'link-form', message, wrong: `(${to})` });
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

function* checkReference(
  mention: Mention & { mention: 'reference' },
  content: Content,
  report: Report,
): Generator<Problem> {
  const names = namesByPlace(content).get(mention.to) ?? [];
  if (names.includes(mention.name)) return;
  const right =
    nearest(mention.name.replace(/\.md$/, ''), names) ??
    names.find((name) => name.startsWith(`${mention.name}-`));
  yield report({
    code: 'reference-unknown',
    message: `There is no file ${mention.to}/${mention.name}.md.${right ? ` Did you mean ${right}?` : filesInWords(names)}`,
    wrong: mention.name,
    right,
  });
}

function filesInWords(names: readonly string[]): string {
  return names.length > 0
    ? ` The files there are: ${names.slice(0, 12).join(', ')}.`
    : ' There is no file yet.';
}

/** The names of the files in each folder of the content. */
const namesByPlace = onceFor(({ drafts }: Content) => {
  const names = new Map<string, string[]>();
  for (const { type, name } of drafts) {
    const { folder = '' }: ContentType = contentTypes[type];
    const known = names.get(folder);
    if (known) known.push(name);
    else names.set(folder, [name]);
  }
  return names;
});

/** `{phone}` and the like must be facts of the business, which it says. */
function* checkFacts(draft: Draft, business: Draft['fields']): Generator<Problem> {
  if (draft.facts.length === 0) return;
  const facts = factsOf(business, draft.fields);
  for (const { written, name, line } of draft.facts) {
    const finding = factFinding(written, name, Object.keys(facts)) ?? unsaidFact(written, facts[name]);
    if (finding) yield problemOnLine(draft, line, { ...finding, wrong: written });
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
