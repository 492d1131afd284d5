/** What the answers of a volunteer are called, on the form and on the dashboard.  */
export const messages = {
  /** Those of a program whose Studio has none, and of applications that kept no titles. */
  roles: {
    'assistant-coach': 'Assistant Coach',
    'event-coordinator': 'Event Coordinator',
    'team-parent-liaison': 'Team Parent Liaison',
    'academic-tutor': 'Academic Tutor',
    'fundraising-support': 'Fundraising Support',
    'game-day-support': 'Game Day Support',
  },
  availabilities: {
    'weekday-evenings': 'Weekday evenings',
    'weekend-mornings': 'Weekend mornings',
    'weekend-afternoons': 'Weekend afternoons',
    'weekends-all-day': 'Weekends, all day',
    flexible: 'Flexible',
  },
  times: {
    '2-4-hours': '2-4 hours a week',
    '4-6-hours': '4-6 hours a week',
    '6-8-hours': '6-8 hours a week',
    '8-plus-hours': '8 hours a week or more',
    varies: 'It varies',
  },
};
