import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type TeamInformation,
} from '#domain/team/team-information.ts';

/** The record `teamInformation/current` of the demo program. */
export const seedTeamInformation: TeamInformation = {
  teamName: 'Calusa Coast Hoops',
  email: 'hello@calusacoasthoops.example',
  phone: '239-555-0100',
  address: '2450 Heron Bay Road, Suite 4',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  website: null,
  description:
    'A nonprofit basketball program for boys aged 13-17 (grades 8-12) in Southwest Florida: coaching, study hall and scholarships.',
  foundedYear: 2014,
  logoUrl: null,
  logo: null,
  favicon: null,
  primaryColor: DEFAULT_PRIMARY_COLOR,
  secondaryColor: DEFAULT_SECONDARY_COLOR,
  socialFacebook: 'https://facebook.example/calusacoasthoops',
  socialInstagram: 'https://instagram.example/calusacoasthoops',
  socialTwitter: 'https://x.example/calusacoasthoops',
  coachName: 'Marcus Ellery',
  coachEmail: 'coach@calusacoasthoops.example',
  coachPhone: '239-555-0104',
};
