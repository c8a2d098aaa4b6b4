import { personNameAnswer, TITLE } from '../../../pipeline/kinds/names';
import { findTrade } from '../../../pipeline/kinds/trade';
import { newFileForm } from '../newFileForm';

const JOB = new RegExp(
  `(?<!\\p{L})(?:${TITLE}|lead|senior|journeyman|technician|installer|designer|helper|laborer|driver|sales|assistant)(?!\\p{L})`,
  'iu',
);
const isRole = (text: string): boolean => JOB.test(text) || findTrade(text)?.isOnly === true;

export const teamMember = newFileForm({
  name: 'team-member',
  type: 'member',
  title: 'A team member',
  about: 'Somebody who joined your team.',
  titleField: 'name',
  leaveOut: ['photoPosition'],
  check: (answers) => {
    const [name = '', role = ''] = ['name', 'role'].map((id) => answers.get(id)?.[0] ?? '');
    const [, person, job] = /^(.+?)\s*(?:,|\s[-–—])\s+(.+)$/.exec(name) ?? [];
    if (person && job && isRole(job) && !isRole(person))
      return [{ label: 'Name', text: `Write only “${person}” here, and “${job}” at “Job title”.` }];
    const isSwapped = isRole(name) && !isRole(role) && personNameAnswer.parse(role, {}) !== undefined;
    if (isSwapped)
      return [{ label: 'Name', text: `“${name}” is a job, and “${role}” looks like a name. Swap the two.` }];
    const isTwo = /\s(?:and|&|\/|\+)\s/i.test(name);
    return isTwo ? [{ label: 'Name', text: 'A form is for one person. Send a form for each.' }] : [];
  },
  asked: () => ({
    role: { label: 'Job title' },
    order: { label: 'Position', required: false, instead: 'Write a number. 1 comes first.' },
    description: { label: 'About the person' },
    experience: { normalize: (text) => text.replace(/^(\d+\+?)\s*(?:yrs?)?$/i, '$1 years') },
    photo: { label: 'Photo', caption: (answers) => answers.get('name')?.[0] ?? '' },
  }),
});
