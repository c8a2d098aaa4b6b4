import { loadFolder } from '../../pipeline/model/load/loadFolder';
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

/** The content that forms ask about. */
export function formSite(folder: string): FormSite {
  const { tree, entries, now } = loadFolder(listContent(folder));
  return { tree, entries, pendingFiles: new Set(), today: now.today };
}
