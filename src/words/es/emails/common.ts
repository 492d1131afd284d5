import type { messages as english } from '../../en/emails/common.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  hello: (opening) => `Hola: ${opening}`,
  hi: (firstName, opening) => `Hola, ${firstName}: ${opening}`,
  questions: '¿Tiene preguntas? Responda a este correo.',
  noAccount: 'No necesita una cuenta. Por favor, no comparta este enlace.',
  payHere: (amount) => `Pague ${amount} aquí`,
  account: 'Ver su cuenta',
  of: (part, whole) => `${part} de ${whole}`,
  rows: {
    for: 'Concepto',
    date: 'Fecha',
    due: 'Vence',
    amount: 'Cantidad',
    total: 'Total',
    reason: 'Motivo',
    paidSoFar: 'Pagado hasta ahora',
    refundedSoFar: 'Reembolsado hasta ahora',
    refundedNow: 'Reembolsado ahora',
    refundedTotal: 'Reembolsado en total',
    stillToPay: 'Falta por pagar',
    leftOnParts: 'Falta por pagar en otros plazos',
    toPayNow: 'Por pagar ahora',
    nextPayment: 'Próximo pago',
    lastPayment: 'Último pago',
  },
  dueNow: (amount) => `${amount}, por pagar ahora`,
  dueBy: (amount, day) => `${amount} a más tardar el ${day}`,
};
