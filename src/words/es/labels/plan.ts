import type { messages as english } from '../../en/labels/plan.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  total: 'Total',
  first: 'Primer pago',
  firstOn: (amount, day) => `${amount} el ${day}`,
  next: 'Después',
  each: {
    monthly: (times) => `${times} cada mes`,
    quarterly: (times) => `${times} cada tres meses`,
    annual: (times) => `${times} cada año`,
  },
  untilCancelled: (what) => `${what}, hasta que usted cancele`,
  times: (count, amount) => `${count} × ${amount},`,
  count: 'Número de pagos',
  last: 'Último pago',
};
