import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { nowFor } from '../../pipeline/model/visibility';
import { listContent } from '../../pipeline/source/listFolder';
import { article } from './forms/article';
import { fact } from './forms/fact';
import { hours } from './forms/hours';
import { job } from './forms/job';
import { photos } from './forms/photos';
import { review } from './forms/review';
import { teamMember } from './forms/teamMember';
import { visibility } from './forms/visibility';
import type { FormSite, IssueForm } from './issueForm';
import { labelsIn } from './readAnswers';

/** Every form, in the order in which the guide names them. */
export const issueForms: readonly IssueForm[] = [
  job,
  review,
  photos,
  teamMember,
  article,
  hours,
  fact,
  visibility,
];

/** The form of an issue: the first one with at least half of its labels among the headings. */
export function recognizeForm(body: string, site: FormSite): IssueForm | undefined {
  const headings = labelsIn(body);
  return issueForms.find((form) => {
    const labels = form.questions(site).map(({ label }) => label);
    return labels.filter((label) => headings.includes(label)).length >= labels.length / 2;
  });
}

/** Loads the content. `sentAt`: when the form was sent, as an ISO time. */
export function formSite(folder: string, sentAt?: string): FormSite {
  const { tree, entries, now } = loadFolder(listContent(folder));
  const { today } = sentAt === undefined ? now : nowFor(entries, new Date(sentAt));
  return { tree, entries, pendingFiles: new Set(), today };
}
