import type { messages as english } from '../en/statement.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  caption: 'Estado de cuenta',
  columns: { date: 'Fecha', what: 'Descripción', amount: 'Cantidad', balance: 'Saldo' },
  balance: 'Saldo',
  credit: 'Saldo a su favor',
  due: 'Por pagar ahora',
  since: (day) => `desde el ${day}`,
  next: 'Próximo vencimiento',
  on: (day) => `el ${day}`,
  automatic: 'se cobrará automáticamente',
  nothing: 'Nada',
  empty: 'Todavía no hay cobros.',
  lines: {
    discount: (label) => `Descuento, ${label}`,
    scholarship: (label) => `Beca, ${label}`,
    'write-off': (label) => `Saldo perdonado, ${label}`,
    cancelled: (label) => `Cancelación, ${label}`,
    'taken-back': (label) => `Ya no se debe después del reembolso, ${label}`,
    settled: (label) => `Ya no se debe, ${label}`,
    refund: (label) => `Reembolso, ${label}`,
    reversal: (label) => `Pago anulado, ${label}`,
    dispute: (label) => `Pago anulado por el banco, ${label}`,
  },
  reasons: {
    scholarship: (application) => (application ? `Beca (solicitud ${application})` : 'Beca'),
    disputeLost: 'Disputa perdida',
  },
  received: (by, label) => `Pago ${by}, ${label}`,
  paidForAnother: (label) => `Su pago por otro padre, madre o tutor, ${label}`,
  paidByAnother: (label) => `Pagado por otro padre, madre o tutor, ${label}`,
};
