import type { messages as english } from '../../en/emails/bills.ts';
import type { Translation } from '../../translation.ts';

const here = (program: string) => `este es su cobro de ${program}. Puede pagarlo en línea.`;

export const messages: Translation<typeof english> = {
  yourSponsorship: 'Su patrocinio',
  sponsorship: (level) => (level ? `Patrocinio (${level})` : 'Patrocinio'),

  dueSoonSubject: (label) => `${label}: vence pronto`,
  dueSoon: (program, count) =>
    `le enviamos un recordatorio de ${program}: ${count === 1 ? 'este cobro vence' : 'estos cobros vencen'} pronto.`,
  overdueSubject: (label) => `${label}: pago atrasado`,
  overdue: (program) =>
    `todavía no recibimos su pago a ${program}. Si ya lo envió, ¡gracias! No tiene que hacer nada.`,
  payInAccount: (count, address) =>
    `Puede ${count === 1 ? 'pagarlo' : 'pagarlos'} desde su cuenta: ${address}`,
  payByReply: (count) =>
    `Para ${count === 1 ? 'pagarlo' : 'pagarlos'}, o si algo no está bien, responda a este correo.`,

  linkSubject: (label, amount) => `${label}: ${amount} por pagar`,
  link: {
    whole: here,
    rest: here,
    installments: (program) =>
      `tiene pagos a plazos por pagar a ${program}. Puede pagarlos en línea.`,
    next: (program) =>
      `su próximo pago a plazos a ${program} todavía no vence. Si quiere, puede pagarlo antes en línea.`,
  },
  item: (description, firstName) => `${description} (${firstName})`,

  planSubject: (label) => `${label}: su plan de pagos`,
  plan: (program, count) =>
    `ahora puede pagar este cobro de ${program} en ${count} pagos. No le cobraremos automáticamente.`,
  planPart: (description, label, day) => `${description}, ${label}, vence el ${day}`,

  changedSubject: (label, change) => `${label}: ${change}`,
  added: {
    scholarship: (amount, program) => ({
      subject: `una beca de ${amount}`,
      opening: `buenas noticias: ${program} le dio una beca de ${amount}. Nos alegra que estén con nosotros.`,
    }),
    discount: (amount, program) => ({
      subject: `un descuento de ${amount}`,
      opening: `${program} descontó ${amount} de este cobro.`,
    }),
    'write-off': (amount, program) => ({
      subject: `ya no debe ${amount}`,
      opening: `${program} descontó ${amount} de este cobro. Ya no debe esa cantidad.`,
    }),
  },
  takenBack: {
    scholarship: (amount) => ({
      subject: `quitamos una beca de ${amount}`,
      opening: `quitamos de este cobro una beca de ${amount}, así que ahora debe ${amount} más.`,
    }),
    discount: (amount) => ({
      subject: `quitamos un descuento de ${amount}`,
      opening: `quitamos de este cobro un descuento de ${amount}, así que ahora debe ${amount} más.`,
    }),
    'write-off': (amount) => ({
      subject: `debe ${amount} otra vez`,
      opening: `habíamos descontado ${amount} de este cobro. Ahora debe esa cantidad otra vez.`,
    }),
  },
  why: (reason) => `Motivo: ${reason}`,
  nothingLeft: 'Ya no queda nada por pagar de este cobro.',
  rows: { fullPrice: 'Precio completo', received: 'Recibido', toPay: 'Por pagar' },
};
