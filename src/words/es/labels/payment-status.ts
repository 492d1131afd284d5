import type { messages as english } from '../../en/labels/payment-status.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  record: {
    pending: 'Sin pagar',
    processing: 'En proceso',
    paid: 'Pagado',
    active: 'Activo',
    overdue: 'Atrasado',
    past_due: 'Atrasado',
    paused: 'En pausa',
    ended: 'Terminado',
    payment_failed: 'Pago no completado',
    cancelled: 'Cancelado',
    expired: 'Sin pagar',
    partially_refunded: 'Reembolsado en parte',
    refunded: 'Reembolsado',
    disputed: 'En disputa',
  },
  payment: {
    processing: 'En proceso',
    paid: 'Pagado',
    failed: 'Pago no completado',
    partially_refunded: 'Reembolsado en parte',
    refunded: 'Reembolsado',
    disputed: 'En disputa',
    dispute_lost: 'Anulado por el banco',
    reversal: 'Anulado',
  },
};
