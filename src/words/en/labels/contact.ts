/** What the answers of the contact form are called, on the form and on the dashboard. */
export const messages = {
  inquiries: {
    registration: 'Registration',
    schedules: 'Schedules',
    sponsorship: 'Sponsorship',
    volunteer: 'Volunteering',
    scholarships: 'Scholarships',
    general: 'General Question',
    other: 'Other',
  },
  ages: {
    'under-10': 'Under 10',
    '10-12': '10-12 years',
    '13-15': '13-15 years',
    '16-18': '16-18 years',
  },
};
