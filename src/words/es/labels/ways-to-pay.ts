import type { messages as english } from '../../en/labels/ways-to-pay.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  by: {
    card: 'con tarjeta',
    us_bank_account: 'desde una cuenta bancaria',
    check: 'con cheque',
    ach: 'por transferencia ACH',
    cash: 'en efectivo',
    bank_transfer: 'por transferencia bancaria',
    venmo: 'por Venmo',
    zelle: 'por Zelle',
    other: 'por otro medio',
  },
};
