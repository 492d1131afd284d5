import type { messages as english } from '../../en/rules/donations.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  // Who writes cents with a comma, as in much of Latin America, is told how they are written here.
  amount: 'Escriba una cantidad válida para su donación, como 25 o 25.50 (centavos con punto)',
  monthlyAmount:
    'Escriba una cantidad válida para su donación mensual, como 25 o 25.50 (centavos con punto)',
  minimumMonthly: (amount) => `La donación mensual mínima es de ${amount}`,
  most: (amount) => `Escriba una cantidad válida para su donación, como máximo ${amount}`,
  mostMonthly: (amount) =>
    `Escriba una cantidad válida para su donación mensual, como máximo ${amount}`,
  paymentDay: (last) => `Elija un día de pago del 1 al ${last}.`,
  startDate: 'Elija una fecha de inicio.',
  startsFrom: 'Elija mañana o una fecha posterior.',
  startsUntil: 'Elija una fecha de inicio en los próximos 12 meses.',
  year: 'Elija un año.',
};
