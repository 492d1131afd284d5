import type { messages as english } from '../../en/emails/families.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  reminderSubject: (program, amount) => `${program}: tiene ${amount} por pagar`,
  reminder: (program) =>
    `le enviamos un recordatorio de ${program}. Todavía no recibimos su pago. Si ya lo envió, ¡gracias! No tiene que hacer nada.`,
  installment: (season) => `Pago a plazos, ${season}`,
  dueOn: (what, day) => `${what}, vence el ${day}`,
  totalDue: 'Total por pagar',
  payLabel: (label) => `Pague aquí: ${label}`,
  noAccount: (links) =>
    links === 1
      ? 'No necesita una cuenta. Por favor, no comparta este enlace.'
      : 'No necesita una cuenta. Por favor, no comparta estos enlaces.',

  statementSubject: (program) => `Su estado de cuenta de ${program}`,
  statement: (program, day) => `este es su estado de cuenta con ${program} al ${day}.`,
  yourCredit: 'Saldo a su favor',
  yourBalance: 'Su saldo',
  dueNow: (amount, day) => `Por pagar ahora: ${amount}, desde el ${day}.`,
  next: (amount, day) => `Próximo pago: ${amount} el ${day}.`,
  nextAutomatic: (amount, day) => `Próximo pago: ${amount} el ${day}. Se cobrará automáticamente.`,

  signIn: (email) =>
    `Inicie sesión con este correo electrónico (${email}). ¿Aún no tiene una cuenta? Créela en esa página con el mismo correo.`,
  questions: '¿Tiene preguntas? ¿Algo no está bien? Responda a este correo.',
};
