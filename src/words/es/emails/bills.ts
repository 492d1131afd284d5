import type { messages as english } from '../../en/emails/bills.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  yourSponsorship: 'Su patrocinio',
  sponsorship: (level) => (level ? `Patrocinio (${level})` : 'Patrocinio'),

  dueSoonSubject: (label) => `${label}: vence pronto`,
  dueSoon: (program, count) =>
    `le enviamos un recordatorio de ${program}: ${count === 1 ? 'este cobro vence' : 'estos cobros vencen'} pronto.`,
  overdueSubject: (label) => `${label}: pago atrasado`,
  overdue: (program) =>
    `todavía no recibimos este pago a ${program}. Si ya lo envió, gracias: no tiene que hacer nada.`,
  payInAccount: (count, address) =>
    `Puede ${count === 1 ? 'pagarlo' : 'pagarlos'} desde su cuenta: ${address}`,
  payByReply: (count) =>
    `Para ${count === 1 ? 'pagarlo' : 'pagarlos'}, o si hay algo que no está bien, responda a este correo.`,

  linkSubject: (label, amount) => `${label}: ${amount} por pagar`,
  link: (program) => `esto es lo que puede pagar en línea a ${program}.`,
  linkInstallments: (program) =>
    `esto es lo que puede pagar en línea a ${program}: los pagos a plazos que ya vencieron.`,
  item: (description, firstName) => `${description} (${firstName})`,

  planSubject: (label) => `${label}: su plan de pagos`,
  plan: (program, count) =>
    `ahora puede pagar este cobro de ${program} en ${count} pagos. No se cobra nada automáticamente.`,
  planPart: (description, label, day) => `${description}, ${label}, vence el ${day}`,
  planAccount: 'Ver su cuenta y pagar',

  changedSubject: (label, change) => `${label}: ${change}`,
  added: {
    scholarship: (amount, program) => ({
      subject: `una beca de ${amount}`,
      opening: `buenas noticias: ${program} le otorgó una beca de ${amount}. Nos alegra tenerles con nosotros.`,
    }),
    discount: (amount, program) => ({
      subject: `un descuento de ${amount}`,
      opening: `${program} descontó ${amount} de este cobro.`,
    }),
    'write-off': (amount, program) => ({
      subject: `ya no debe ${amount}`,
      opening: `${program} ya no le pide ${amount} de este cobro.`,
    }),
  },
  takenBack: {
    scholarship: (amount) => ({
      subject: `se quitó una beca de ${amount}`,
      opening: `se quitó de este cobro una beca de ${amount}, así que debe ${amount} más.`,
    }),
    discount: (amount) => ({
      subject: `se quitó un descuento de ${amount}`,
      opening: `se quitó de este cobro un descuento de ${amount}, así que debe ${amount} más.`,
    }),
    'write-off': (amount) => ({
      subject: `debe ${amount} otra vez`,
      opening: `este cobro vuelve a incluir ${amount} que antes ya no se le pedían.`,
    }),
  },
  why: (reason) => `Motivo: ${reason}`,
  seeAndPay: (address) => `Puede verlo y pagarlo en su cuenta: ${address}`,
  nothingLeft: 'Ya no queda nada por pagar de este cobro.',
  rows: { fullPrice: 'Precio completo', received: 'Recibido', toPay: 'Por pagar' },
};
