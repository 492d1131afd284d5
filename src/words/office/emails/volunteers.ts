/** What the office is emailed when someone would like to volunteer: the application in full. */
export const messages = {
  subject: (name: string) => `Volunteer application: ${name}`,
  opening: (name: string) =>
    `${name} would like to volunteer. Reply to this email to write back. They agreed to a background check.`,
  why: (text: string) => `Why they would like to volunteer: ${text}`,
  rows: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    dateOfBirth: 'Date of birth',
    emergency: 'Emergency contact',
    roles: 'Roles',
    available: 'Available',
    time: 'Time',
    mayContact: 'OK to contact with news',
  },
  yes: 'yes',
  no: 'no',
  experience: {
    volunteered: (text: string) => `Volunteered before: ${text}`,
    work: (text: string) => `Work: ${text}`,
    education: (text: string) => `Education: ${text}`,
    skills: (text: string) => `Skills: ${text}`,
  },
  reference: (place: number) => `Reference ${place}`,
};
