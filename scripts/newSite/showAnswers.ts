import { quote } from '../../pipeline/kinds/kind';
import { zonesOfState } from '../../pipeline/kinds/states';
import { siteLanguage } from '../../pipeline/labels/labels';
import { countyInWords } from '../../pipeline/labels/phrases';
import { business } from '../../pipeline/model/contentTypes/business';
import { hoursLines } from '../../pipeline/model/hours/hoursText';
import { openingHours } from '../../pipeline/model/hours/openingHours';
import { fileSlug } from '../../pipeline/model/urls';
import type { Raw } from '../../pipeline/source/Source';
import { type SiteAnswers, showFault, showFaults } from './answers';
import type { RawAnswers } from './answersFile';
import { fields } from './fields';
import { type Field, textOf } from './readField';
import { brandOf, siteValues } from './siteFiles';
import { languageNamed } from './templates';

export const UNDERSTOOD = 'This is how your answers were understood:';

/** A line for each question: the value on the site, and the typed text if it looks different. */
export function listAnswers(answers: SiteAnswers, raw: RawAnswers['answers']) {
  const valueByKey = new Map(Object.entries(shownValues(answers)));
  return Object.entries<Field>(fields).flatMap(([key, field]) => {
    const { label, isOnlyInFile } = field;
    const { value = '', name = label } = raw.get(label) ?? {};
    const typed = textOf(value);
    const lines = textOf(valueByKey.get(key)).split('\n').filter(Boolean);
    if (isOnlyInFile && lines.length === 0 && typed === '') return [];
    const isPartlyRead = Array.isArray(value) && lines.length > 0;
    const isRead = isPartlyRead || answers.faults.every((fault) => fault.label !== name);
    const typedNote = isRead ? `(you typed ${quote(typed)})` : `(${quote(typed)} was not read)`;
    const [first = 'not on the site', ...more] = lines;
    const parts = [`${label}:`, first, ...more, ...(isShownAsTyped(lines, value) ? [] : [typedNote])];
    return [{ field, text: parts.join(more.length > 0 ? '\n  ' : ' ') }];
  });
}

/** Whether the value on the site looks as it was typed; a group is shown as the file has it. */
function isShownAsTyped(lines: readonly string[], value: Raw): boolean {
  const typed = fileSlug(textOf(value));
  const isGroup = [value].flat().some((each) => typeof each === 'object');
  return isGroup || typed === '' || [lines[0], lines.join()].some((text) => fileSlug(text ?? '') === typed);
}

/** The value on the site for each question. */
function shownValues(answers: SiteAnswers): Record<keyof typeof fields, unknown> {
  const { town, state, postalCode, owners, people, hours } = answers;
  const { who, work, kind, shortName, services } = siteValues(answers);
  const { brand: _brand, social, ...others } = answers.business;
  const { color, ...look } = brandOf(answers.business);
  const week = hours.length > 0 ? business.fields.shape.hours.parse(hours) : [];
  const { locale } = languageNamed(answers.language);
  const language = siteLanguage(locale);
  const openings = hoursLines(openingHours({ hours: week }, ''), language);
  const team = people.map((person) => ({ person, text: joined(...Object.values(person)) }));
  const isOwner = (person: (typeof people)[number]) => owners.some(({ name }) => name === person.name);
  return {
    ...answers,
    trade:
      who && [who, work !== who && `what you do: ${work}`, `for search engines: ${kind}`].filter(Boolean),
    site: answers.site ?? social,
    hours: openings.map((line) => `${line.days}: ${line.hours}`),
    services: services.map(({ service, text }) =>
      text && !/^\P{L}/u.test(text.replace(service, '')) ? `${service}: ${text}` : text || service,
    ),
    towns: answers.towns.map((each) =>
      joined(
        each.name,
        `${each.state} ${each.postalCode ?? ''}`,
        each.county && countyInWords(each.county, each.state, language),
      ),
    ),
    owner: team.filter(({ person }) => isOwner(person)).map(({ text }) => text),
    people: team.filter(({ person }) => !isOwner(person)).map(({ text }) => text),
    color,
    timeZone: answers.timeZone ?? zonesOfState(state)[0],
    shortName,
    onePage: answers.onePage === undefined ? undefined : answers.onePage ? 'yes' : 'no',
    address: joined(answers.street, town, `${state} ${postalCode}`),
    business: { ...others, ...look },
  };
}

const joined = (...parts: unknown[]): string => parts.flat().filter(Boolean).join(', ').trim();

/** The faults and warnings of the answers, each as a sentence. */
export function listProblems(answers: SiteAnswers): string[] {
  const faults = showFaults(answers);
  const warnings = answers.warnings.map(showFault);
  return [
    ...(faults.length > 0 ? ['These answers are not on the site:', ...faults] : []),
    ...(warnings.length > 0 ? ['Check these answers on the site:', ...warnings] : []),
  ];
}
