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
    experience: { tidy: (text) => text.replace(/^(\d+\+?)\s*(?:yrs?)?$/i, '$1 years') },
    photo: { label: 'Photo', shows: (answers) => answers.get('name')?.[0] ?? '' },
  }),
});
