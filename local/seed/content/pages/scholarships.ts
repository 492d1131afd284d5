import type { SeedDocument } from '../document.ts';
import { keyed } from '../portable-text.ts';

/** Amounts are dollars; a program with one amount has it as both minimum and maximum. */
export const scholarshipsPage: SeedDocument = {
  _id: 'scholarshipsPage',
  _type: 'scholarshipsPage',
  heading: 'Scholarships',
  intro: 'Money decides a lot of things. Whether a boy gets to play for us is not one of them.',
  mission: {
    heading: 'Why we give scholarships',
    text: 'One player in three is here on a scholarship. Teammates do not know who, and coaches do not need to. Your request is read by a committee of three and by nobody else.',
  },
  programs: keyed([
    {
      name: 'Full Season Scholarship',
      minAmount: 350,
      maxAmount: 350,
      description:
        'Covers the $150 registration fee and $200 for uniform and travel, for the whole season and families in financial need.',
      eligibility: [
        'Household qualifies for free or reduced-price lunch, or a comparable need',
        'A short letter from parent or guardian',
        'Player attends 90% or more of practices and games',
      ],
    },
    {
      name: 'Partial Scholarship',
      minAmount: 100,
      maxAmount: 250,
      description:
        'Closes the gap when part of the cost is within reach. The committee sets the amount with you.',
      eligibility: [
        'Financial need, explained in your own words',
        'Open to new and returning players',
        'Player attends 90% or more of practices and games',
      ],
    },
    {
      name: 'Academic Excellence Scholarship',
      minAmount: 200,
      maxAmount: 200,
      description: 'Rewards players who carry their team in the classroom as well.',
      eligibility: [
        'Grade point average of 3.5 or higher',
        'Latest report card',
        'One recommendation from a teacher or counselor',
      ],
    },
  ]),
  howToApply: keyed([
    {
      title: 'Register the player',
      text: 'Fill in the registration and choose mailed check: nothing is charged while we read your request.',
    },
    {
      title: 'Tell us you are applying',
      text: 'Send us a message with the inquiry type Scholarships, or call the office. We will email you. Reply to that email with the papers that your scholarship asks for.',
    },
    {
      title: 'Hear from us within 2 weeks',
      text: 'We write to every family within 2 weeks of a complete request. Until then your son practices with the team.',
    },
  ]),
  requirements: [
    'Boys aged 13-17, in grades 8-12',
    'Living or at school in Southwest Florida',
    '90%+ attendance at practices and games',
    'Passing grades in every class, or a study plan with our tutors',
    'A parent or guardian at one volunteer shift a season',
  ],
  notifiedWithin: '2 weeks',
  attendance: '90%+',
  minimumGpa: 3.5,
  seoTitle: 'Scholarships',
  seoDescription:
    'Full, partial and academic scholarships for basketball players aged 13-17 in Southwest Florida, and how to apply.',
};
