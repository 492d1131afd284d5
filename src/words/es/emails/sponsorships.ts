import type { messages as english } from '../../en/emails/sponsorships.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  howToPay: (number) => `Su patrocinio ${number}: cómo pagar`,
  received: (program) =>
    `gracias por patrocinar a ${program}. Nuestro equipo de patrocinios se comunicará con usted.`,
  endSubject: (number) => `Su patrocinio ${number} terminó`,
  end: (program) =>
    `su patrocinio de ${program} terminó. Ya no debe nada y no le pediremos más pagos. Gracias por su apoyo.`,
  noMore: 'Si ya envió un cheque o una transferencia, o si es un error, responda a este correo.',
  rows: { sponsorship: 'Patrocinio', level: 'Nivel' },
};
