import { escapeMarkdown as escapeText } from '../pullRequest/comment';
import type { FormResult } from './formResult';
import { issueForms } from './issueForms';

/** An invisible line by which the comment on a form is found again. */
export const MARKER = '<!-- owner-form -->';

const EDIT =
  'To correct it, edit the form above (the three dots at its top right, **Edit**), and it is read again. Change only what is below a line with ###, and leave those lines.';
const MAX_PROBLEMS = 30;

export const NOTHING_NEW = 'Your site says this already, so there is nothing to change.';

/** Escapes bare URLs too, which GitHub turns into links. */
const escapeMarkdown = (text: string): string =>
  escapeText(text)
    .replaceAll('://', '&#58;//')
    .replace(/\bwww\./gi, 'www&#46;');

/** Links what texts call “the form “…”” and “the guide of your site”. `site`: the URL of the repository. */
function withLinks(text: string, site: string): string {
  const linked = issueForms.reduce(
    (all, form) =>
      all.replaceAll(`the form “${form.title}”`, `the form [${form.title}](${newIssue(site, form.name)})`),
    text,
  );
  return linked.replaceAll(GUIDE, `the [guide of your site](${site}/blob/HEAD/content/README.md)`);
}

const GUIDE = 'the guide of your site';
const newIssue = (site: string, form: string): string => `${site}/issues/new?template=${form}.yml`;

const comment = (...parts: (string | undefined)[]): string =>
  [MARKER, ...parts.filter((part) => part !== undefined)].join('\n\n');

export const noteLine = (note: string): string => `**Note:** ${escapeMarkdown(note)}`;

export const OTHER_TITLE = '### To change your site, use a form';

/** The comments on a form. `pull` is its pull request: `#12`. */
export const answerTo = {
  problems({ problems, notes }: Pick<FormResult, 'problems' | 'notes'>, site: string, pull?: string): string {
    const lines = problems.slice(0, MAX_PROBLEMS).map(({ label, text }) => {
      const what = withLinks(text.split('\n').map(escapeMarkdown).join('<br>'), site);
      return label ? `- **${escapeMarkdown(label)}**: ${what}` : `- ${what}`;
    });
    const more = problems.length - MAX_PROBLEMS;
    const things = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    return comment(
      problems[0]?.text === NOTHING_NEW ? '### Nothing to change' : `### ${things} to correct`,
      lines.join('\n'),
      more > 0 ? `${more} more follow when these are corrected.` : undefined,
      ...notes.map(noteLine),
      EDIT,
      pull && `Until then, ${pull} has your earlier answers.`,
    );
  },

  ready: (pull: string, notes: readonly string[], hasPreview: boolean): string =>
    comment(
      `### Your change is ready: ${pull}`,
      `Within a few minutes, a comment there will show what visitors will see${hasPreview ? ', and the address of a preview' : ''}. When its checks are green, click **Merge pull request** there. This form will then close, and the change will be online a few minutes later.`,
      ...notes.map(noteLine),
      `${EDIT} To withdraw the change, close this form.`,
    ),

  notAllowed: (link: string): string =>
    comment(`### Your change is ready, but it has no pull request yet

This repository does not let its workflows open pull requests. [Open it yourself](${link}): click **Create pull request** there.

To have it done for you next time: Settings, Actions, General, **Allow GitHub Actions to create and approve pull requests**.`),

  withdrawn: (): string =>
    comment(`### The change is withdrawn

Nothing went online. To take it up again, click **Reopen issue**.`),

  late: (pull?: string): string =>
    comment(`### This form is closed

${pull ? `Its change went online with ${pull}. ` : ''}Your latest edit here was not read. To change something else, open a new form; to correct what is online, change it as the guide of your site says.`),

  ownCommits: (pull: string): string =>
    comment(`### The change has been edited

Somebody has changed ${pull} itself, for example by accepting a correction. Your latest edit here was not read, so that this is not lost. Make further changes in ${pull}, or close this form and open a new one.`),

  failed: (isOutage: boolean): string =>
    comment(
      '### This could not be finished',
      isOutage
        ? 'GitHub did not answer. Nothing is lost: wait a few minutes, then edit the form (any change will do), and it is read again.'
        : 'A step of this was refused. Nothing is lost: edit the form (any change will do), and it is tried again. If this comes back, tell the person who maintains your site. The log of “Owner’s form” names the step.',
    ),

  /** For a failed first job, or a lost result. */
  unread: (): string =>
    comment(`### This form could not be read

Something went wrong on our side, and your site is as it was. Edit the form (any change will do), and it is read again. If this comes back, tell the person who maintains your site.`),

  lostHeadings: (): string =>
    comment(`### This form can no longer be read

The headings of its questions, the lines with ###, are gone or changed. Put them back: click **edited** at the top of the form, choose the version before, and copy its headings. Or close this form and open a new one.`),

  /** For a comment on the form. It has a marker of its own. */
  comment: (id: number): string =>
    `<!-- owner-form ${id} -->

### A comment is not read

Only the answers in the form are read. If this comment changes something, edit the form (the three dots at its top right, **Edit**) and write it at its question; attach a photo there too. If the form is closed, open a new one.`,

  /** `fits`: the name of the form that fits what was written. */
  other(site: string, fits: string | undefined): string {
    const linkTo = ({ name, title }: (typeof issueForms)[number]) => `[${title}](${newIssue(site, name)})`;
    const best = issueForms.find(({ name }) => name === fits);
    const others = issueForms.filter((form) => form !== best).map(linkTo);
    return comment(
      OTHER_TITLE,
      `Nothing has been changed by what you wrote here. ${best ? `This form fits best: **${linkTo(best)}**. The others are` : 'The forms are'} ${others.slice(0, -1).join(', ')} and ${others.at(-1)}.`,
      'Then close this one. If you only want to keep a note here, leave it: you get no more answers.',
    );
  },
};
