import type { messages as english } from '../../en/rules/sponsorship.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  amount: 'Escriba una cantidad válida para el patrocinio, como 250 o 250.50 (centavos con punto)',
  least: (amount) => `Escriba una cantidad válida para el patrocinio: ${amount} o más`,
  most: (amount) => `Escriba una cantidad válida para el patrocinio: ${amount} o menos`,
  level: 'Elija un nivel de patrocinio.',
  webAddress: 'Escriba una dirección web, como www.ejemplo.com.',
  goneLevel: 'Este nivel ya no se ofrece. Elija otro.',
  custom: 'Otra cantidad',
  tooLittle: (level, smallest) =>
    `El nivel ${level} empieza en ${smallest}. Para una cantidad menor, elija Otra cantidad.`,
  eachPayment: (least) => `Cada pago debe ser de al menos ${least}. Elija menos pagos.`,
};
