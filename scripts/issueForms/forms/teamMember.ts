import { personNameAnswer, TITLE } from '../../../pipeline/kinds/names';
import { findTrade } from '../../../pipeline/kinds/trade';
import { newFileForm, POSITION } from '../newFileForm';

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
    const [name = ''] = answers.get('name') ?? [];
    const [role = ''] = answers.get('role') ?? [];
    const [, person, job] = /^(.+?)\s*(?:,|\s[-–—])\s+(.+)$/.exec(name) ?? [];
    if (person && job && isRole(job) && !isRole(person))
      return [{ label: 'Name', text: `Write only “${person}” here, and “${job}” at “Job title”.` }];
    if (isRole(name) && !isRole(role) && personNameAnswer.parse(role, {}) !== undefined)
      return [{ label: 'Name', text: `“${name}” is a job, and “${role}” looks like a name. Swap the two.` }];
    if (/\s(?:and|&|\/|\+)\s/i.test(name))
      return [{ label: 'Name', text: 'A form is for one person. Send a form for each.' }];
    return [];
  },
  asked: () => ({
    role: { label: 'Job title' },
    order: { ...POSITION, required: false },
    description: { label: 'About the person', control: 'text' },
    experience: { normalize: (text) => text.replace(/^(\d+\+?)\s*(?:yrs?)?$/i, '$1 years') },
    photo: { label: 'Photo', caption: (answers) => answers.get('name')?.[0] ?? '' },
  }),
});
