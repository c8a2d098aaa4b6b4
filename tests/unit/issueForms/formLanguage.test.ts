import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readYaml } from '../../../pipeline/source/plainYaml';
import { formsFor } from '../../../scripts/issueForms/forms/formLanguage';
import { formSite } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { fillIn } from './fillIn';

const HOURS = `hours:
  - days: Monday - Friday
    opens: 8:00 AM
    closes: 5:00 PM
    season: April - October
  - days: Saturday
    times: 24 hours
  - days: Sunday
    byAppointment: yes
holidays:
  - date: December 24 - December 26
    closed: yes
  - date: Thanksgiving
    closed: yes
`;

test('the hours of a Spanish site are asked in Spanish, and written as its file has them', () => {
  const content = join(mkdtempSync(join(inject('copies'), 'spanish-')), 'content');
  mkdirSync(content);
  writeFileSync(join(content, 'business.md'), `---\nname: Techos Luz\nlanguage: Spanish\n${HOURS}---\n`);
  const site = formSite(content);
  const form = formsFor(site).find(({ name }) => name === 'hours');
  const [hours, holidays] = form?.questions(site) ?? [];
  if (!form || !hours?.value || !holidays?.value) throw new Error('the form does not ask for the hours');
  expect([hours.placeholder, hours.value]).toEqual([
    'lunes a viernes: 8:00 AM - 5:30 PM',
    'lunes a viernes (abril - octubre): 8:00 AM - 5:00 PM\nsábado: 24 horas\ndomingo: con cita',
  ]);
  expect(holidays.value).toBe('24 de diciembre - 26 de diciembre: cerrado\nThanksgiving: cerrado');
  const written = (typed: Record<string, string>) => {
    const { answers, problems } = readAnswers(fillIn(form, site, typed), form.questions(site));
    const { files = [], ...edit } = form.write(answers, site);
    expect([problems, edit.problems]).toEqual([[], []]);
    const [, yaml = ''] = String(files[0]?.text).split('---\n');
    return readYaml(yaml);
  };
  const later = written({
    Horario: hours.value.replace('5:00', '6:00'),
    'Días festivos': `${holidays.value}\nNavidad: cerrado`,
  });
  const start = 'name: Techos Luz\nlanguage: Spanish\n';
  const lines = HOURS.replace('5:00', '6:00').replaceAll(/(December) (\d+)/g, '$2 $1');
  expect(later).toEqual(readYaml(`${start}${lines}  - date: Christmas Day\n    closed: yes\n`));
});
