import type { messages as english } from '../../en/refusals/paying.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  noBill: 'No encontramos este cobro. Vuelva a cargar la página. ¿Sigue sin verlo? Contáctenos.',
  verifyFirst: 'Primero verifique su correo electrónico.',
  paid: 'Este cobro ya está pagado.',
  cancelled: 'Este cobro se canceló.',
  processing:
    'Hay un pago en proceso. Desde una cuenta bancaria, esto tarda unos días. No tiene que pagar otra vez.',
  installments:
    'Este cobro se está pagando a plazos. Para cambiar la tarjeta, use el enlace de su último recibo.',
  notOnline:
    'Este cobro no se puede pagar en línea en este momento. Comuníquese con nosotros y le diremos cuánto queda por pagar.',
  changed:
    'La cantidad que debe acaba de cambiar. Vuelva a cargar esta página e inténtelo de nuevo.',
  noLink:
    'Este enlace de pago no funciona. Puede que esté incompleto. Responda al correo en el que llegó y le enviaremos uno nuevo.',
  linkExpired:
    'Este enlace de pago venció. Responda al correo en el que llegó y le enviaremos uno nuevo.',
  monthlyGift: 'Su donación mensual',
  gift: 'Su donación',
  noPayment: 'No encontramos este pago. Vuelva a cargar la página. ¿Sigue sin verlo? Contáctenos.',
  badLink:
    'Este enlace no funciona. Use el enlace de su último recibo o responda a ese correo y le ayudaremos.',
  alreadyPaid: (number) =>
    `Usted ya pagó lo que envió antes (${number}). Su cambio no se envió y no se le cobrará otra vez. Para cambiar algo, comuníquese con nosotros.`,
  sponsorship: 'Patrocinio',
  sponsorshipOf: (level) => `Patrocinio (${level})`,
};
