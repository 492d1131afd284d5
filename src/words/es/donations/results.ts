import type { messages as english } from '../../en/donations/results.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  impact: 'Lo que hace su donación:',
  next: {
    once: [
      'Si pidió un recibo, búsquelo en su correo electrónico en unos minutos.',
      'Su donación empieza a ayudar a nuestros jugadores.',
      'En enero del próximo año le enviaremos por correo electrónico una página con todas sus donaciones de este año.',
    ],
    monthly: [
      'Si pidió un recibo, le enviaremos uno por cada donación.',
      'Sus donaciones ayudan a nuestros jugadores mes tras mes.',
      'Para cambiar su tarjeta, hacer una pausa o cancelar, use el enlace de nuestros correos.',
    ],
    processing: [
      'Su banco nos enviará el pago. Esto tarda unos días.',
      'Si pidió un recibo, se lo enviaremos cuando recibamos el pago.',
    ],
    pledged: 'Si pidió un recibo, se lo enviaremos cuando recibamos su pago.',
  },
  pledged: 'Anotamos su donación. Falta un paso: su pago.',
  friend: 'Acabo de donar a este programa juvenil. ¿Quiere donar usted también?',

  result: {
    confirming: {
      title: 'Confirmando su donación…',
      text: 'Esto suele tardar unos segundos.',
    },
    paid: {
      title: '¡Gracias por su donación!',
      text: 'Recibimos su pago. Si pidió un recibo, se lo enviaremos por correo electrónico.',
    },
    processing: {
      title: 'Recibimos su donación y su banco está procesando el pago',
      text: 'Esto tarda unos días. Si pidió un recibo, se lo enviaremos cuando recibamos el pago.',
    },
    failed: {
      title: 'Su pago no se completó',
      text: 'No se le cobró nada. Puede intentarlo de nuevo o donar de otra forma.',
    },
    expired: {
      title: 'Su sesión de pago venció',
      text: 'No se le cobró nada. Empiece de nuevo.',
    },
    refunded: {
      title: 'Esta donación se reembolsó',
      text: 'Su banco puede tardar unos días en mostrarlo.',
    },
    unknown: {
      title: 'No encontramos esta donación',
      text: 'Puede que el enlace esté incompleto. Si pagó, su pago está seguro. Si pidió un recibo, está en su correo electrónico.',
    },
    slow: {
      title: 'Seguimos esperando la confirmación',
      text: 'Está tardando más de lo normal. Si pagó, su pago está seguro. Si pidió un recibo, se lo enviaremos cuando se confirme el pago. No pague otra vez.',
    },
    unavailable: {
      title: 'No podemos revisar su donación en este momento',
      text: 'No se perdió nada. Si pagó, su pago está seguro. Si pidió un recibo, se lo enviaremos cuando se confirme el pago.',
    },
    monthly: {
      title: '¡Gracias por donar cada mes!',
      text: (firstDay) =>
        `Su donación mensual está lista. Cobraremos la primera el ${firstDay}, y nada antes.`,
      textStarted: 'Su donación mensual está lista y recibimos la primera.',
    },
    ended: {
      title: 'Esta donación mensual terminó',
      text: 'No se cobrará nada más.',
      thanks: 'Gracias por todo lo que donó.',
    },
    tryAgain: 'Intentar de nuevo',
    home: 'Volver al inicio',
  },

  statement: {
    heading: 'Comprobante anual de donaciones',
    text: 'Vea en una página todas sus donaciones de un año. Se lo enviaremos al correo electrónico que usó para donar.',
    email: 'Correo electrónico',
    year: 'Año',
    submit: 'Enviarme el comprobante',
    submitting: 'Enviando...',
    sent: 'Si tenemos donaciones suyas de ese año, enviaremos el comprobante a esta dirección.',
  },
};
