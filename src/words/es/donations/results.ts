import type { messages as english } from '../../en/donations/results.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  paidHere: {
    title: '¡Gracias por su donación!',
    text: 'Recibimos su pago. Si pidió un recibo, se lo enviaremos por correo electrónico.',
  },
  setUpHere: {
    title: '¡Gracias por donar cada mes!',
    text: 'Su donación mensual está lista.',
  },

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
      text: 'Esto tarda unos días. Le escribiremos por correo electrónico cuando llegue.',
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
      text: 'Los bancos tardan unos días en mostrarlo.',
    },
    unknown: {
      title: 'No encontramos esta donación',
      text: 'Puede que la dirección esté incompleta. Si pagó, su pago está seguro y el recibo está en su correo electrónico.',
    },
    slow: {
      title: 'Seguimos esperando la confirmación',
      text: 'Está tardando más de lo normal. Si pagó, su pago está seguro: le escribiremos en cuanto se confirme. No pague otra vez.',
    },
    unavailable: {
      title: 'No podemos revisar su donación en este momento',
      text: 'No se perdió nada: si pagó, su pago está seguro y le enviaremos la confirmación por correo electrónico.',
    },
    monthly: {
      title: '¡Gracias por donar cada mes!',
      text: (firstDay) =>
        `Su donación mensual está lista. La primera se cobrará el ${firstDay}, y nada antes.`,
      textStarted: 'Su donación mensual está lista y recibimos la primera.',
    },
    ended: {
      title: 'Esta donación mensual terminó',
      text: 'No se cobrará nada más. Gracias por todo lo que donó.',
    },
    retry: 'Intentar de nuevo',
    tryAgain: 'Intentar de nuevo',
    home: 'Volver al inicio',
  },

  statement: {
    heading: 'Comprobante anual de sus donaciones',
    text: 'Para sus impuestos: todas sus donaciones de un año en una página. Se lo enviamos al correo electrónico que usó para donar.',
    email: 'Correo electrónico *',
    year: 'Año',
    submit: 'Enviarme el comprobante',
    submitting: 'Enviando...',
    sent: 'Si tenemos donaciones de ese año con esta dirección, el comprobante está en camino.',
  },
};
