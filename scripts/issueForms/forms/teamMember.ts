import { newFileForm } from '../newFileForm';

export const teamMember = newFileForm({
  name: 'team-member',
  type: 'member',
  title: 'A team member',
  about: 'Somebody who joined your team.',
  titleField: 'name',
  leaveOut: ['photoPosition'],
  filledIn: ['order'],
  texts: { experience: (text) => text.replace(/^(\d+\+?)\s*(?:yrs?)?$/i, '$1 years') },
  labels: { role: 'Job title', order: 'Position', description: 'About the person', photo: 'Photo' },
  pictures: {
    photo: { folder: () => 'images/team', shows: (answers) => answers.get('name')?.[0] ?? '' },
  },
});
