import type { messages as english } from '../../en/rules/contact.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  inquiryType: 'Elija el motivo.',
  playerAge: 'Elija una de las edades.',
};
