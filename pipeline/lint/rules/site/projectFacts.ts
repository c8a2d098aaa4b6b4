import { inWeeks } from '../../../fields/duration';
import { rangeOfField } from '../../../passages/fieldRange';
import { type DocumentOf, documentsOf } from '../../Document';
import { checkEach, forEachRepeated, type Rule, rule, type SiteInput } from '../../rule';
import { changedLast, isCopy } from '../../site/copies';

type ProjectDocument = DocumentOf<'project'>;

const monthFuture = rule({
  id: 'month-future',
  about: 'A project was finished in the past. Correct the month, or publish the project when it is finished.',
  what: '{finished} is in the future.',
  advice: 'Write the month in which the job was finished.',
  site: checkEach('project', (project, report, { now }) => {
    const { finished } = project.fields;
    if (finished && finished > now.today.slice(0, 7))
      report({ range: rangeOfField(project.source, 'finished'), data: { finished } });
  }),
});

const costMissing = rule({
  id: 'cost-missing',
  severity: 'warning',
  what: 'There is no cost to show.',
  advice: 'Add a line, for example cost: $48,000, or delete the line with costShown.',
  inForm: 'Write the cost, or leave this empty.',
  site: checkEach('project', (project, report) => {
    const { costShown, cost } = project.fields;
    const isMisnamed = project.faults.some(({ ruleId }) => ruleId === 'unknown-name');
    if (!costShown || cost || isMisnamed || project.source.positions.has('cost')) return;
    report({ range: rangeOfField(project.source, 'costShown') });
  }),
});

/** Dollars and weeks beyond which a zero is missing or one too many. */
const USUAL = { low: 300, high: 2_000_000, weeks: 104 };

const costUnlikely = rule({
  id: 'cost-unlikely',
  severity: 'warning',
  what: 'This cost is very {which} for a job.',
  advice: 'Check the zeros.',
  site: checkEach('project', (project, report) => {
    const { cost } = project.fields;
    if (!cost || (cost.low >= USUAL.low && cost.high <= USUAL.high)) return;
    const which = cost.low < USUAL.low ? 'low' : 'high';
    report({ range: rangeOfField(project.source, 'cost'), data: { which } });
  }),
});

const durationUnlikely = rule({
  id: 'duration-unlikely',
  severity: 'warning',
  what: 'This is more than two years.',
  advice: 'Check the number, and whether it counts days, weeks or months.',
  site: checkEach('project', (project, report) => {
    const { took } = project.fields;
    if (took && inWeeks(took) > USUAL.weeks) report({ range: rangeOfField(project.source, 'took') });
  }),
});

const reviewReused = rule({
  id: 'review-reused',
  severity: 'warning',
  what: 'This review is shown with another job already.',
  advice: '{review} is in {other} too. Name it where it belongs, and delete the other line.',
  inForm: 'Choose another one, or none.',
  site(input, report) {
    const nameOf = ({ fields }: ProjectDocument) => fields.review?.name;
    forEachRepeated(documentsOf(changedLast(input), 'project'), nameOf, (project, other) => {
      if (isCopy(project, other)) return;
      const data = { review: String(nameOf(project)), other: other.file };
      report({ range: rangeOfField(project.source, 'review'), data });
    });
  },
});

const reviewElsewhere = rule({
  id: 'review-elsewhere',
  severity: 'warning',
  what: 'This review comes from {location}, and the job was in {place}.',
  advice: 'Check that it is about this job.',
  site: checkEach('project', (project, report, { documents }) => {
    const { review, town } = project.fields;
    const place = documentsOf(documents, 'area').find(({ name }) => name === town?.name)?.fields.name;
    const about = documentsOf(documents, 'review').find(({ name }) => name === review?.name)?.fields;
    const { name = '', location } = about ?? {};
    const isSwapped = name.includes(String(place));
    if (!review || !place || !location || location.includes(place) || isSwapped) return;
    report({ range: rangeOfField(project.source, 'review'), data: { location, place } });
  }),
});

function titleOf(service: string, documents: SiteInput['documents']): string {
  const page = documentsOf(documents, 'service').find(({ name }) => name === service);
  return page?.fields.label ?? page?.fields.title ?? service;
}

/** Years after which a price says little. */
const OLD = 3;

const costsOld = rule({
  id: 'costs-old',
  severity: 'warning',
  what: 'Of the jobs of “{service}” with a cost, this is the newest, and it is from {finished}.',
  advice: 'Add a newer one, since prices have changed.',
  site({ documents, now }, report) {
    const page = documents.find(({ sections }) => sections.some(({ kind }) => kind === 'costs'));
    if (!page) return;
    const limit = `${Number(now.today.slice(0, 4)) - OLD}${now.today.slice(4, 7)}`;
    const newest = new Map<string, ProjectDocument>();
    for (const project of documentsOf(documents, 'project')) {
      const { services: [service] = [], finished, cost, costShown } = project.fields;
      if (!service || !finished || !cost || !costShown) continue;
      const before = newest.get(service.name)?.fields.finished ?? '';
      if (finished > before) newest.set(service.name, project);
    }
    for (const [service, project] of newest) {
      const { finished = '' } = project.fields;
      if (finished < limit)
        report({
          range: rangeOfField(project.source, 'finished'),
          data: { service: titleOf(service, documents), finished },
        });
    }
  },
});

export const projectRules: readonly Rule[] = [
  ...[monthFuture, costMissing, costUnlikely, durationUnlikely],
  ...[reviewReused, reviewElsewhere, costsOld],
];
