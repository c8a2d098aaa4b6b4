import type { Mistake } from './Mistake';
import { testMistakes } from './testMistakes';

const days = (
  from: string,
  to: string,
  says: string,
  instead?: string,
): Pick<Mistake, 'file' | 'from' | 'to' | 'line' | 'column' | 'field' | 'code' | 'says' | 'fix'> => ({
  file: 'business.md',
  from: `days: ${from}`,
  to: `days: ${to}`,
  line: from === 'Sunday' ? 29 : 26,
  column: 11,
  field: from === 'Sunday' ? 'hours.1.days' : 'hours.0.days',
  code: 'days',
  says,
  ...(instead && { fix: `  - days: ${instead}` }),
});

/** Mistakes in the days of the opening hours. */
testMistakes([
  {
    mistake: 'a week that begins on Sunday',
    ...days(
      'Monday - Saturday',
      'Sunday - Saturday',
      'Days are written like Sunday, or Monday - Friday. Write Monday - Sunday.',
      'Monday - Sunday',
    ),
    unfixable: true,
  },
  {
    mistake: 'days that follow one another with commas',
    ...days('Monday - Saturday', 'Mon, Tue, Wed', 'Write Monday - Wednesday.', 'Monday - Wednesday'),
  },
  {
    mistake: 'the weekend with a comma',
    ...days('Monday - Saturday', 'Saturday, Sunday', 'Write Saturday - Sunday.', 'Saturday - Sunday'),
    unfixable: true,
  },
  {
    mistake: 'two days with a sign for and',
    ...days('Monday - Saturday', 'Fri & Sat', 'Write Friday - Saturday.', 'Friday - Saturday'),
  },
  {
    mistake: 'a row of days and one more',
    ...days('Monday - Saturday', 'Mon-Fri, Sat', 'Write Monday - Saturday.', 'Monday - Saturday'),
  },
  {
    mistake: 'days with dots',
    ...days('Monday - Saturday', 'Mon. - Sat.', 'Write Monday - Saturday.', 'Monday - Saturday'),
  },
  {
    mistake: 'days in two letters',
    ...days('Monday - Saturday', 'Mo-Sa', 'Write Monday - Saturday.', 'Monday - Saturday'),
  },
  {
    mistake: 'days in the plural',
    ...days('Sunday', 'Sundays', 'Write Sunday.', 'Sunday'),
  },
  {
    mistake: 'a day with two letters exchanged',
    ...days('Monday - Saturday', 'Monday - Saturady', 'Write Monday - Saturday.', 'Monday - Saturday'),
  },
  {
    mistake: 'all days in words',
    ...days('Monday - Saturday', '7 days a week', 'Write Monday - Sunday.', 'Monday - Sunday'),
    unfixable: true,
  },
  {
    mistake: 'days past the end of the week',
    ...days(
      'Monday - Saturday',
      'Sunday - Thursday',
      'The week begins on Monday here. Write Sunday in this entry and Monday - Thursday in another.',
    ),
  },
  {
    mistake: 'a day and that it is closed',
    ...days('Sunday', 'Sunday (closed)', 'Only days belong here. If you are closed on them', 'Sunday'),
  },
  {
    mistake: 'holidays that share a day with another entry',
    file: 'business.md',
    from: 'rating:\n',
    to: 'holidays:\n  - date: Christmas Day\n    closed: yes\n  - date: December 24 - December 26\n    closed: yes\nrating:\n',
    line: 34,
    column: 11,
    field: 'holidays.1.date',
    code: 'holiday-twice',
    says: 'These days overlap with the entry “Christmas Day” above. Each day belongs in one entry only.',
  },
]);
