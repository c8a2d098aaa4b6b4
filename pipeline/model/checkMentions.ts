import type { Mention } from '../fields/mentions';
import { mentionsIn } from '../fields/mentionsIn';
import { nearest } from '../fields/nearest';
import type { Note } from '../markdown/notesOf';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import { checkLink } from './checkLink';
import { contentTypes, type TypeName } from './contentTypes';
import type { Draft } from './Draft';
import { factsOf } from './factsOf';
import { problemAt, problemOnLine } from './problemAt';
import type { Content } from './readContent';

type Report = (finding: { code: string; message: string; wrong?: string; right?: string }) => Problem;

/** Every picture, link, reference and `{fact}` that a file mentions must exist. A picture without words is told once. */
export function checkMentions(content: Content, addresses: Addresses): Problem[] {
  const found = content.drafts.flatMap((draft) => [...checkDraft(draft, content, addresses)]);
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
    yield* checkText(draft.body.notes, draft, content, addresses, (finding, line) =>
      problemOnLine(draft, draft.source.bodyLine + line - 1, finding),
    );
  yield* checkFacts(draft, content);
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
  else if (mention.mention === 'prose') yield* checkText(mention.notes, draft, content, addresses, report);
  else if (mention.mention === 'reference') yield* checkReference(mention, content, report);
}

function* checkText(
  notes: readonly Note[],
  draft: Draft,
  content: Content,
  addresses: Addresses,
  report: (finding: Parameters<Report>[0], line: number) => Problem,
): Generator<Problem> {
  for (const node of notes) {
    const here: Report = (finding) => report(finding, node.line);
    if (node.type === 'link' || node.type === 'definition')
      yield* checkLink(node.url, draft, addresses, here);
    else if (node.type === 'image') yield* checkInlinePicture(node, content, here);
    else yield* checkNode(node, here);
  }
}

function* checkNode(node: Note, report: Report): Generator<Problem> {
  if (node.type === 'html' && !/^<!--.*-->$/s.test(node.value.trim())) {
    yield report({
      code: 'html',
      message: 'HTML tags are not allowed here. Write the text in plain words; **two stars** make it bold.',
      wrong: undefined,
    });
  }
  if (node.type === 'heading' && node.depth === 1) {
    yield report({
      code: 'second-title',
      message: 'The page has its main heading already. Begin headings in the text with ## instead of #.',
      wrong: '# ',
      right: '## ',
    });
  }
}

function* checkInlinePicture(
  node: { url: string; alt?: string | null },
  content: Content,
  report: Report,
): Generator<Problem> {
  yield* checkPicture(node.url, content, report, Boolean(node.alt));
}

function* checkPicture(
  path: string,
  { tree, descriptions }: Content,
  report: Report,
  described = false,
): Generator<Problem> {
  const clean = path.replace(/^\//, '');
  if (!tree.pictures.includes(clean)) {
    const right = nearest(clean, tree.pictures);
    yield report({
      code: 'picture-missing',
      message: `There is no picture ${clean} in the content folder.${right ? ` Did you mean ${right}?` : ' Upload it, or correct the name.'}`,
      wrong: path,
      right,
    });
    return;
  }
  if (!described && !descriptions.has(clean) && !clean.startsWith('portfolio/')) {
    const [, folder, name] = /^(.*)\/([^/]+)$/.exec(clean) ?? [];
    yield report({
      code: 'picture-undescribed',
      message: `Nothing says what the picture ${clean} shows. Add a line to ${folder}/descriptions.md, for example: ${name}: A kitchen with white cabinets`,
    });
  }
}

function* checkReference(
  mention: Mention & { mention: 'reference' },
  { drafts }: Content,
  report: Report,
): Generator<Problem> {
  const names = drafts
    .filter(({ type }) => contentTypes[type as TypeName].place === mention.to)
    .map(({ name }) => name);
  if (names.includes(mention.name)) return;
  const right = nearest(mention.name, names);
  yield report({
    code: 'reference-unknown',
    message: `There is no file ${mention.to}/${mention.name}.md.${right ? ` Did you mean ${right}?` : ''}`,
    wrong: mention.name,
    right,
  });
}

/** `{phone}` and the like must be facts of the business. */
function* checkFacts(draft: Draft, { drafts }: Content): Generator<Problem> {
  const business = drafts.find(({ type }) => type === 'business');
  if (!business) return;
  const names = Object.keys(factsOf(business.fields));
  for (const { name, line } of draft.facts) {
    if (names.includes(name)) continue;
    const right = nearest(name, names);
    const known = names.map((fact) => `{${fact}}`).join(', ');
    yield problemOnLine(draft, line, {
      code: 'fact-unknown',
      message: `{${name}} stands for nothing. ${right ? `Did you mean {${right}}?` : `These stand for facts of the business: ${known}.`}`,
      wrong: `{${name}}`,
      right: right && `{${right}}`,
    });
  }
}
