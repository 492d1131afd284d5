import type { SeedDocument } from '../document.ts';
import { keyed } from '../portable-text.ts';

/** Phone, e-mail, address and hours come from team information and site settings, not from here. */
export const contactPage: SeedDocument = {
  _id: 'contactPage',
  _type: 'contactPage',
  heading: 'Talk to us',
  intro:
    'A question about registration, a bill, a ride to practice? Write or call. A person answers, within 24 hours.',
  questions: keyed([
    {
      question: 'Who can join?',
      answer:
        'Boys aged 13-17 in grades 8-12 who live or go to school in Southwest Florida. No tryout is needed to practice with us.',
    },
    {
      question: 'What does the $150 registration cover?',
      answer:
        'Equipment, uniform, training and league fees for the season. It can be paid in installments.',
    },
    {
      question: 'My son is younger than 13. What now?',
      answer:
        'Come to the open gym on the first Saturday of the month, and write to us: we know good programs for every age.',
    },
    {
      question: 'Where do I send a check?',
      answer:
        'To our mailing address, payable to Calusa Coast Hoops, Inc., with the purpose on the memo line.',
    },
  ]),
  seoTitle: 'Contact',
  seoDescription:
    'Call, write or visit Calusa Coast Hoops in Fort Myers, Florida. We answer within 24 hours.',
};

export const registrationPage: SeedDocument = {
  _id: 'registrationPage',
  _type: 'registrationPage',
  heading: 'Register a player',
  intro:
    'One form for all of your players. It takes about ten minutes, and what you type is kept on this device for 7 days.',
  feeIncludes: ['Equipment', 'Uniform', 'Training', 'League fees'],
  seoTitle: 'Register',
  seoDescription:
    'Register players aged 13-17 for the season of Calusa Coast Hoops in Southwest Florida. $150 per player, in installments if you like.',
};
