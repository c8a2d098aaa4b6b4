import { newFileForm } from '../newFileForm';

export const teamMember = newFileForm({
  name: 'team-member',
  type: 'member',
  title: 'A team member',
  about: 'Somebody who joined your team.',
  titleField: 'name',
  leaveOut: ['photoPosition'],
  asked: () => ({
    role: { label: 'Job title' },
    order: { label: 'Position', required: false },
    description: { label: 'About the person' },
    photo: { label: 'Photo' },
  }),
  texts: { experience: (text) => text.replace(/^(\d+\+?)\s*(?:yrs?)?$/i, '$1 years') },
  pictures: {
    photo: { folder: () => 'images/team', shows: (answers) => answers.get('name')?.[0] ?? '' },
  },
});
