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
  check: (given) => {
    const [name, role] = [given('name'), given('role')];
    const [, person = '', job = ''] = /^(.+?)\s*(?:,|\s[-–—])\s+(.+)$/.exec(name) ?? [];
    const isSwapped = isRole(name) && !isRole(role) && personNameAnswer.parse(role, {}) !== undefined;
    return [
      ['name', isRole(job) && !isRole(person) && `Write only “${person}” here, and “${job}” at “Job title”.`],
      ['name', isSwapped && `“${name}” is a job, and “${role}” looks like a name. Swap the two.`],
      ['name', /\s(?:and|&|\/|\+)\s/i.test(name) && 'A form is for one person. Send a form for each.'],
    ];
  },
  asked: () => ({
    role: { label: 'Job title' },
    order: { ...POSITION, required: false },
    description: { label: 'About the person', control: 'textarea' },
    experience: {
      normalize: (text) =>
        text.replace(/^(\d+\+?)\s*(?:yrs?)?$/i, (_all, years) =>
          years === '1' ? '1 year' : `${years} years`,
        ),
    },
    photo: { label: 'Photo', caption: (given) => given('name') },
  }),
});
