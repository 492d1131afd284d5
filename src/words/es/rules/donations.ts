import type { messages as english } from '../../en/rules/donations.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  amount: 'Escriba una cantidad válida para su donación',
  monthlyAmount: 'Escriba una cantidad válida para su donación de cada mes',
  minimumMonthly: (amount) => `La donación mínima de cada mes es de ${amount}`,
  most: (amount) => `Escriba una cantidad válida para su donación, como máximo ${amount}`,
  mostMonthly: (amount) =>
    `Escriba una cantidad válida para su donación de cada mes, como máximo ${amount}`,
  paymentDay: (last) => `Elija un día de pago del 1 al ${last}.`,
  startDate: 'Elija una fecha de inicio.',
  startsFrom: 'Elija una fecha de inicio a partir de mañana.',
  startsUntil: 'Elija una fecha de inicio dentro de un año.',
  year: 'Elija un año.',
};
