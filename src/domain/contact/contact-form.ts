import * as z from 'zod/mini';
import { emailAddress, phoneNumber, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull, requiredLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { INQUIRY_TYPES, PLAYER_AGES } from './contact-message.ts';

/** What a person types who writes to the program (specification §5). */
export const ContactFormSchema = z.object({
  name: personName('Name'),
  email: emailAddress(),
  phone: emptyAsNull(phoneNumber()),
  inquiryType: z.enum(INQUIRY_TYPES, 'Choose what it is about.'),
  playerAge: emptyAsNull(z.enum(PLAYER_AGES, 'Choose one of the ages.')),
  subject: requiredText('Subject', 150),
  message: requiredLongText('Message', 5000),
});
export type ContactForm = z.infer<typeof ContactFormSchema>;
