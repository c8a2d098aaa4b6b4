import { REASONS } from '../../../scripts/issueForms/fetchPictures';
import { review } from '../../../scripts/issueForms/forms/review';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { answerTo } from '../../../scripts/issueForms/writeAnswer';
import { site } from './askedAnswers';
import { fillIn } from './fillIn';

const GITHUB = 'https://github.com/owner/name';

const comments = [
  answerTo.problems(
    { problems: [{ label: 'Town', text: 'Write an answer here.' }], notes: [] },
    GITHUB,
    '#12',
  ),
  answerTo.ready('#12', ['This page changed after you opened this form.'], true),
  answerTo.notAllowed(`${GITHUB}/compare/main...form-12?expand=1`),
  answerTo.withdrawn(),
  answerTo.late('#12'),
  answerTo.ownCommits('#12'),
  answerTo.failed(true),
  answerTo.failed(false),
  answerTo.unread(),
  answerTo.lostHeadings(),
  answerTo.comment(900),
  answerTo.other(GITHUB, 'hours'),
].map((comment) => comment.replace(/^<!--.*-->/, '').trim());

/** What is said of a form whose text somebody changed, and of one that is empty. */
const ofTexts = [
  (body: string) => body,
  (body: string) => body.replace('### Town', 'Town'),
  (body: string) => `${body}\n\n### Town\n\nElsewhere`,
  (body: string) =>
    body.replace('### Town', '### X').replace('### Stars', '### Town').replace('### X', '### Stars'),
  (body: string) => `PS\n\n${body}`,
  (body: string) => body.replace('### Town\n\n', `### Town\n\n${'x'.repeat(301)}\n\n`),
].flatMap((change) => readAnswers(change(fillIn(review, site, {})), review.questions(site)).problems);

const ofPhotos = Object.values(REASONS);

/** What is quoted and counted in a sentence differs from answer to answer. */
const patternOf = (text: string) => text.replace(/^\*\*.*?\*\*: /, '').replace(/“[^”]*”|\d+/g, '…');

/** Each sentence once. */
function distinct(texts: readonly string[]): string[] {
  const byPattern = new Map(texts.toReversed().map((text) => [patternOf(text), text]));
  return [...byPattern.values()].sort();
}

/** What forms answer, to be read, but what `askedAnswers.txt` has; `checked`: what the check says in a form. */
export function formAnswersPage(checked: readonly string[]): string {
  const listed = (title: string, texts: readonly string[]) =>
    [`## ${title}`, '', ...new Set(texts.map((text) => `- ${text}`))].join('\n');
  const parts = [
    '# What forms answer',
    ...comments,
    listed(
      'The text of a form',
      ofTexts.map(({ label, text }) => (label ? `**${label}**: ${text}` : text)),
    ),
    listed('Photos', ofPhotos),
    listed('What the check asks', distinct(checked.toSorted())),
  ];
  return `${parts.join('\n\n')}\n`;
}
