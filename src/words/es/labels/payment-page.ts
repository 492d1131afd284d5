import type { messages as english } from '../../en/labels/payment-page.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  part: {
    whole: (what) => what,
    rest: (what) => `${what}, saldo`,
    installments: (what) => `${what}, pagos a plazos`,
  },
};
