import { REASONS, UNREACHABLE } from '../../../scripts/issueForms/fetchPictures';
import { review } from '../../../scripts/issueForms/forms/review';
import { issueForms } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { answerTo } from '../../../scripts/issueForms/writeAnswer';
import { asked, site } from './askedAnswers';
import { fillIn } from './fillIn';

const GITHUB = 'https://github.com/owner/name';

const comments = [
  answerTo.problems([{ label: 'Town', text: 'Write an answer here.' }], GITHUB, '#12'),
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

const ofPhotos = [...Object.values(REASONS), UNREACHABLE];

/** What a form itself says of answers. A photo is a file to its owner too. */
export const formTexts = asked.flatMap(([, , , , ...texts]) => texts);

/** All that forms answer, to be read; `checked`: what the check says in a form. */
export function formAnswersPage(checked: readonly string[]): string {
  const listed = (title: string, texts: readonly string[]) =>
    [`### ${title}`, '', ...new Set(texts.map((text) => `- ${text}`))].join('\n');
  const parts = [
    '# What forms answer',
    ...comments,
    '## What a form asks',
    listed(
      'The text of a form',
      ofTexts.map(({ label, text }) => (label ? `**${label}**: ${text}` : text)),
    ),
    listed('Photos', ofPhotos),
    ...issueForms.map(({ name, title }) => {
      const own = asked.filter(([, form]) => form.name === name);
      return listed(
        title,
        own.flatMap(([, , , label, ...texts]) => texts.map((text) => `**${label}**: ${text}`)),
      );
    }),
    listed('What the check asks', [...checked].sort()),
  ];
  return `${parts.join('\n\n')}\n`;
}
