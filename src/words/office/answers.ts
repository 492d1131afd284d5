import { messages as contact } from '../en/labels/contact.ts';
import { messages as volunteering } from '../en/labels/volunteering.ts';

/** What answers are called in the office's dialogs, spreadsheets and emails. */
export const messages = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  yes: 'Yes',
  no: 'No',
  contact: {
    from: 'From',
    language: 'Language',
    inquiry: 'About',
    playerAge: 'Player Age',
    subject: 'Subject',
    inquiries: contact.inquiries,
    ages: contact.ages,
  },
  sponsor: {
    website: 'Website',
    mayShow: 'OK to show',
    newsletter: 'Wants the newsletter',
    comments: 'Comments',
  },
  volunteer: {
    dateOfBirth: 'Date of Birth',
    emergency: 'Emergency Contact',
    roles: 'Roles',
    available: 'Availability',
    time: 'Time Commitment',
    why: 'Why they would like to volunteer',
    previousExperience: 'Volunteered before',
    workExperience: 'Work',
    education: 'Education',
    skills: 'Skills',
    reference: (number: number) => `Reference ${number}`,
    mayWrite: 'OK to contact',
    roleNames: volunteering.roles,
    availabilities: volunteering.availabilities,
    times: volunteering.times,
  },
};
