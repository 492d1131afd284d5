import type { ContactForm } from '#domain/contact/contact-form.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { stableId } from '../stable-id.ts';
import type { DemoClock } from './clock.ts';

interface MessageLine {
  form: Partial<ContactForm> & Pick<ContactForm, 'name' | 'subject' | 'message' | 'inquiryType'>;
  sent: readonly [daysAgo: number, time: string];
  /** Not there: nobody has answered yet. */
  answeredDaysAgo?: number;
  notes?: string;
}

/** An address with a slip in it, to which the reply could not be sent. */
export const MISSPELT_EMAIL = 'lena.kovac@gmial.example';

const MESSAGES: readonly MessageLine[] = [
  {
    form: {
      name: 'Bruce Adler',
      inquiryType: 'sponsorship',
      subject: 'Banner at center court',
      message:
        'We run a small roofing company in Cape Coral. What would a banner cost for the rest of the season, and who prints it?',
    },
    sent: [34, '10:02'],
    answeredDaysAgo: 33,
    notes: 'Sent him to the sponsors page. Budget in January.',
  },
  {
    form: {
      name: 'Keisha Monroe',
      inquiryType: 'scholarships',
      playerAge: '13-15',
      subject: 'Scholarship for my son',
      phone: '239-555-0190',
      message:
        'My son would love to play, but the fee is more than we can manage this fall. Is there still a place on the scholarship list?',
    },
    sent: [18, '21:15'],
    answeredDaysAgo: 17,
  },
  {
    form: {
      name: 'Lena Kovac',
      email: MISSPELT_EMAIL,
      inquiryType: 'schedules',
      subject: 'Calendar on my phone',
      message: 'Can the games be in my calendar by themselves, so that I see when one is moved?',
    },
    sent: [9, '08:49'],
    answeredDaysAgo: 8,
    notes: 'The reply came back: is the address right?',
  },
  {
    form: {
      name: 'Andrea Fitch',
      inquiryType: 'registration',
      playerAge: '10-12',
      subject: 'Is eleven too young?',
      message:
        'My daughter turns twelve in March. You write boys aged 13 to 17. Is there anybody near us with a team for girls?\n\nThank you!',
    },
    sent: [4, '19:31'],
  },
  {
    form: {
      name: 'Darnell Pike',
      inquiryType: 'general',
      phone: '239-555-0191',
      subject: 'Scrimmage in December?',
      message:
        'I coach in North Port. Our gym floor is being redone and we are looking for a scrimmage on any Thursday before Christmas.',
    },
    sent: [2, '13:27'],
  },
  {
    form: {
      name: 'Sylvia Brandt',
      inquiryType: 'other',
      subject: 'Please remove a picture: Out and running',
      message: 'The boy on the left is my grandson. His mother would rather not have him online.',
    },
    sent: [1, '20:06'],
  },
];

/** What came by the contact form: some answered, some not yet. */
export function demoMessages(clock: DemoClock): ContactMessage[] {
  return MESSAGES.map(({ form, sent, answeredDaysAgo, notes = null }) => {
    const [daysAgo, time] = sent;
    const createdAt = clock.instant(daysAgo, time);
    const isAnswered = answeredDaysAgo !== undefined;
    return {
      id: stableId('demo message', form.subject),
      requestHash: '',
      email: emailOf(form.name),
      phone: null,
      playerAge: null,
      ...form,
      status: isAnswered ? 'answered' : 'new',
      notes,
      createdAt,
      updatedAt: isAnswered ? clock.instant(answeredDaysAgo, '09:40') : createdAt,
    };
  });
}

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
