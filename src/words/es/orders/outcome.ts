import type { messages as english } from '../../en/orders/outcome.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  cartKept: 'Guardaremos su carrito hasta entonces.',
  changed: {
    title: 'El total cambió',
    text: (shown, total) =>
      `Un precio cambió. El total es ${total}, no ${shown}. Todavía no se cobró nada.`,
    pay: (total) => `Pagar ${total}`,
  },
  changedAfterwards: (shown, total) =>
    `Un precio cambió. El total es ${total}, no ${shown}. Si ya no quiere el pedido, no pague y avísenos.`,

  pledged: {
    oneStep: 'Anotamos su pedido. Falta un paso: su pago.',
    title: 'Pedido enviado',
    again: 'Ya pidió lo que tiene en el carrito',
    since: (day) =>
      `Hizo este pedido el ${day}. Si todavía no lo pagó, el correo electrónico sobre este pedido le explica cómo.`,
    checkText:
      'Envíe su cheque por correo postal como se indica abajo. Apartaremos su pedido y lo enviaremos cuando recibamos el cheque.',
    cartKept: 'Estos artículos siguen en su carrito por si quiere cambiar algo.',
    emptyCart: 'Vaciar el carrito',
    newOrder: 'Pedir lo mismo otra vez',
  },

  next: [
    'Busque la confirmación en su correo electrónico.',
    'Prepararemos su pedido y lo enviaremos a su dirección.',
    'Úselo en el próximo partido.',
  ],
  nextAfterPledge: [
    'Cuando recibamos su pago, le enviaremos un recibo.',
    'Después prepararemos su pedido y lo enviaremos a su dirección.',
  ],
  games: 'Ver el calendario de partidos',

  result: {
    confirming: {
      title: 'Confirmando su pago…',
      text: 'Esto suele tardar unos segundos.',
    },
    paid: {
      title: '¡Gracias por su pedido!',
      text: 'Recibimos su pago.',
    },
    processing: {
      title: 'Recibimos su pedido y su banco está procesando el pago',
      text: 'Esto tarda unos días. Cuando recibamos el pago, le escribiremos y enviaremos su pedido.',
    },
    failed: {
      title: 'Su pago no se completó',
      text: 'No se le cobró nada. Puede intentarlo de nuevo o pagar de otra forma.',
    },
    expired: {
      title: 'Su sesión de pago venció',
      text: 'No se le cobró nada. Empiece el pago de nuevo.',
    },
    refunded: {
      title: 'Este pedido se reembolsó',
      text: 'Su banco puede tardar unos días en mostrarlo.',
    },
    unknown: {
      title: 'No encontramos este pedido',
      text: 'Puede que el enlace esté incompleto. Si pagó, su pago está seguro y la confirmación está en su correo electrónico.',
    },
    slow: {
      title: 'Seguimos esperando la confirmación',
      text: 'Está tardando más de lo normal. Si pagó, su pago está seguro y le escribiremos cuando se confirme. No pague otra vez.',
    },
    unavailable: {
      title: 'No podemos revisar su pedido en este momento',
      text: 'No se perdió nada. Si pagó, su pago está seguro y le enviaremos la confirmación por correo electrónico.',
    },
    toCheckout: 'Volver al pago',
  },
};
