import * as z from 'zod/mini';
import { emailAddress, phoneNumber, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull, requiredLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { messages } from '#words/rules/contact.ts';
import { INQUIRY_TYPES, PLAYER_AGES } from './choices.ts';

/** What a person types who writes to the program (specification §5). */
export const ContactFormSchema = z.object({
  name: personName('name'),
  email: emailAddress(),
  phone: emptyAsNull(phoneNumber()),
  inquiryType: z.enum(INQUIRY_TYPES, { error: () => messages.inquiryType }),
  playerAge: emptyAsNull(z.enum(PLAYER_AGES, { error: () => messages.playerAge })),
  subject: requiredText('subject', 150),
  message: requiredLongText('message', 5000),
});
export type ContactForm = z.infer<typeof ContactFormSchema>;
