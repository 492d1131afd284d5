import type { messages as english } from '../../en/emails/pledges.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  mailCheck: (amount, payee, memo) =>
    `Envíe por correo postal un cheque por ${amount} a nombre de ${payee}, con “${memo}” en la línea de concepto (memo), a:`,
  arriveBy: (date) => `El cheque debe llegar a más tardar el ${date}.`,
  transferShortly: (amount, memo) =>
    `Pronto le enviaremos los datos bancarios para su transferencia ACH de ${amount}. Escriba “${memo}” en la línea de concepto (memo).`,
  transferWithin: (time, amount, memo) =>
    `En un plazo de ${time} le enviaremos los datos bancarios para su transferencia ACH de ${amount}. Escriba “${memo}” en la línea de concepto (memo).`,

  reminderSubject: {
    check: (label) => `${label}: todavía esperamos su cheque`,
    ach: (label) => `${label}: todavía esperamos su transferencia ACH`,
    card: (label) => `${label}: tiene un pago pendiente`,
  },
  reminder: {
    check: (program) =>
      `gracias otra vez por apoyar a ${program}. Todavía no recibimos su cheque. Si ya lo envió, ignore este correo.`,
    ach: (program) =>
      `gracias otra vez por apoyar a ${program}. Todavía no recibimos su transferencia ACH. Si ya la envió, ignore este correo.`,
    card: (program) =>
      `este es un recordatorio de ${program}. Todavía no recibimos su pago. Si ya pagó, ignore este correo.`,
  },
  sendTransfer: (amount, memo) =>
    `Envíe su transferencia ACH de ${amount}, con “${memo}” en la línea de concepto (memo). ¿Necesita nuestros datos bancarios? Responda a este correo.`,
  dueNow: (amount) => `Ahora debe ${amount}.`,
  payByCard: (amount) => `Pague ${amount} en línea aquí`,
  askHow: 'Para pagarlo, responda a este correo y le diremos cómo.',
  noAccount: 'No necesita una cuenta. Por favor, no comparta este enlace.',
  payOnline: (amount) => `O pague ${amount} en línea aquí`,
  payOnce:
    'No necesita una cuenta. Por favor, no comparta este enlace. Si paga en línea, no envíe también un cheque o una transferencia.',
  changedMind: '¿Cambió de opinión? ¿Tiene preguntas? Responda a este correo.',
};
