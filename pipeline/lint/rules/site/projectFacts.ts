import { yearsBefore } from '../../../kinds/dates';
import { inWeeks } from '../../../kinds/duration';
import { parseMoney } from '../../../kinds/money';
import { readPlace } from '../../../kinds/places';
import { rangeOfValue } from '../../../passages/Range';
import { type DocumentOf, documentsOf, isBroken, isOfType } from '../../Document';
import { checkFilesOf, rule, type SiteInput, warning } from '../../rule';
import { checkUnique } from '../../site/copies';
import { keepTexts, matchesIn, type PassageText } from '../../site/filePassages';

/** Dollars and weeks. Outside these limits, there is probably one zero too few or too many. */
const USUAL = { low: 300, high: 2_000_000, weeks: 104 };

const AMOUNTS = /\$\d{1,3}(?:,\d{3})+|\$\d{3,7}\b/g;

export const projectRules = [
  rule({
    id: 'month-future',
    what: '{finished} is in the future.',
    advice: 'Write the month in which the job was finished.',
    site: checkFilesOf('project', (project, { now }) => {
      const { finished = '' } = project.fields;
      return (
        finished > now.today.slice(0, 7) && { range: rangeOfValue(project, 'finished'), data: { finished } }
      );
    }),
  }),
  warning({
    id: 'cost-missing',
    what: 'There is no cost to show.',
    advice: 'Add a line, for example cost: $48,000, or delete the line with costShown.',
    adviceInForm: 'Write the cost, or leave this empty.',
    site: checkFilesOf('project', (project) => {
      const { costShown, cost } = project.fields;
      const isGiven = cost || project.source.positions.has('cost') || isBroken(project, 'cost');
      return costShown && !isGiven && { range: rangeOfValue(project, 'costShown') };
    }),
  }),
  warning({
    id: 'cost-said',
    what: 'The text says {words}, but the cost of this job is hidden.',
    advice: 'Leave the amount out of the text, or write “costShown: yes”.',
    adviceInForm: 'Leave the amount out of the text, or show the cost.',
    collect: ({ type, passages }) =>
      type === 'project' ? keepTexts(passages, ({ text }) => text.includes('$')) : [],
    site: (input: SiteInput<PassageText[]>, report) =>
      input.forEachDocument((document, texts) => {
        if (!isOfType('project')(document) || document.fields.costShown) return;
        const { low, high } = document.fields.cost ?? {};
        for (const { words, range } of matchesIn(document, texts, [AMOUNTS])) {
          const amount = parseMoney(words)?.low;
          if (amount !== undefined && (amount === low || amount === high)) report({ range, data: { words } });
        }
      }),
  }),
  warning({
    id: 'cost-unlikely',
    what: 'This cost is very {which} for a job.',
    advice: 'Check the zeros.',
    site: checkFilesOf('project', (project) => {
      const { low = USUAL.low, high = USUAL.high } = project.fields.cost ?? {};
      const which = low < USUAL.low ? 'low' : high > USUAL.high && 'high';
      return which && { range: rangeOfValue(project, 'cost'), data: { which } };
    }),
  }),
  warning({
    id: 'duration-unlikely',
    what: 'This is more than two years.',
    advice: 'Check the number, and whether it counts days, weeks or months.',
    site: checkFilesOf('project', (project) => {
      const { took } = project.fields;
      return took && inWeeks(took) > USUAL.weeks && { range: rangeOfValue(project, 'took') };
    }),
  }),
  warning({
    id: 'review-reused',
    what: 'This review is shown with another job already.',
    advice: '{value} is in {other} too. Name it where it belongs, and delete the other line.',
    adviceInForm: 'Choose another one, or none.',
    site: checkUnique((document) => {
      const review = isOfType('project')(document) ? document.fields.review : undefined;
      return review ? [['review', review.name]] : [];
    }),
  }),
  warning({
    id: 'review-elsewhere',
    what: 'This review comes from {location}, and the job was in {place}.',
    advice: 'Check that it is about this job.',
    site: checkFilesOf('project', (project, { documents }) => {
      const { review, town } = project.fields;
      const place = documentsOf(documents, 'area').find(({ name }) => name === town?.name)?.fields.name;
      const reviewFields = documentsOf(documents, 'review').find(({ name }) => name === review?.name)?.fields;
      const { name = '', location } = reviewFields ?? {};
      // Without a state it may not be a town: see `review-swapped`.
      if (!place || !location || !readPlace(location).state) return undefined;
      if (location.includes(place) || name.includes(place)) return undefined;
      return { range: rangeOfValue(project, 'review'), data: { location, place } };
    }),
  }),
  warning({
    id: 'costs-old',
    what: 'Of the jobs of “{service}” with a cost, this is the newest, and it is from {finished}.',
    advice: 'Add a newer one, since prices have changed.',
    site({ documents, now }, report) {
      if (!documents.some(({ sections }) => sections.some(({ kind }) => kind === 'costs'))) return;
      // After three years, a price is out of date.
      const limit = yearsBefore(now.today, 3).slice(0, 7);
      const newest = new Map<string, DocumentOf<'project'>>();
      for (const project of documentsOf(documents, 'project')) {
        const { services: [service] = [], finished, cost, costShown } = project.fields;
        if (!service || !finished || !cost || !costShown) continue;
        const before = newest.get(service.name)?.fields.finished ?? '';
        if (finished > before) newest.set(service.name, project);
      }
      for (const [name, project] of newest) {
        const { finished = '' } = project.fields;
        const page = documentsOf(documents, 'service').find((each) => each.name === name)?.fields;
        const data = { service: page?.label ?? page?.title ?? name, finished };
        if (finished < limit) report({ range: rangeOfValue(project, 'finished'), data });
      }
    },
  }),
];
