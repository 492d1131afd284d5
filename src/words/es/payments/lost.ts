import type { messages as english } from '../../en/payments/lost.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  title: 'Qué puede hacer',
  steps: [
    'Busque nuestra confirmación en su correo electrónico, también en la carpeta de spam.',
    'Abra su cuenta. Muestra lo que nos envió y lo que pagó.',
    '¿No está ahí? Llámenos o escríbanos antes de pagar otra vez. Lo buscaremos.',
  ],
  account: 'Abrir mi cuenta',
  call: (phone) => `Llamar al ${phone}`,
  contact: 'Contáctenos',
};
