import type { messages as english } from '../../en/labels/progress.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  total: 'Total',
  paidSoFar: 'Pagado hasta ahora',
  paidNow: 'Pagado ahora',
  made: (made, count) => `, ${made} de ${count} pagos`,
  first: (count) => `, pago 1 de ${count}`,
  next: 'Próximo pago',
  nextOn: (amount, day) => `${amount} el ${day}`,
  last: 'Último pago',
};
