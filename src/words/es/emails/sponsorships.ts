import type { messages as english } from '../../en/emails/sponsorships.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  howToPay: (number) => `Su patrocinio ${number}: cómo pagar`,
  received: (program) =>
    `gracias por patrocinar a ${program}. Nuestro equipo de patrocinios se comunicará con usted.`,
  rows: { sponsorship: 'Patrocinio', level: 'Nivel' },
};
