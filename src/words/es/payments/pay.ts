import type { messages as english } from '../../en/payments/pay.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  title: 'Pagar en línea',
  description: 'Pague con el enlace de nuestro correo electrónico o en su cuenta.',
  points: [
    'Usted verá lo que debe antes de pagar.',
    'Stripe procesa su tarjeta. Nosotros nunca vemos el número.',
    'Le enviaremos un recibo por correo electrónico.',
  ],
  noScript: 'Esta página necesita JavaScript, que está desactivado en este navegador.',
  loading: 'Cargando lo que debe…',
  failed: 'No podemos mostrar este cobro',
  notLoaded: 'Revise su conexión e inténtelo de nuevo.',
  what: 'Concepto',
  due: 'Vence',
  paid: 'Pagado hasta ahora',
  paidOf: (paid, total) => `${paid} de ${total}`,
  amount: {
    whole: 'Cantidad',
    rest: 'Falta por pagar',
    installments: 'Por pagar ahora',
    next: 'Próximo pago',
  },
  notDue: 'Ahora no hay nada por pagar. Si quiere, puede pagar antes.',
  payEarly: (amount) => `Pagar ${amount} antes`,
  pay: (amount) => `Pagar ${amount}`,
  opening: 'Abriendo la página de pago…',
  secure: 'Pague de forma segura con Stripe. No necesita una cuenta.',
  payFailed: 'Error de pago',
  noLink: {
    title: 'Use el enlace de su correo electrónico para abrir esta página',
    text: 'Abra otra vez el correo sobre su cobro y use el enlace. ¿No lo encuentra? Pague en su cuenta o pídanos un enlace nuevo.',
  },
  inAccount: {
    title: 'Pague en su cuenta',
    text: 'Su cuenta muestra los cobros de sus jugadores, con un botón para pagarlos.',
    button: 'Abrir mi cuenta',
  },
  newLink: 'Pedir un enlace nuevo para una donación mensual o un plan de pagos',
  over: {
    paid: { title: 'Ya está pagado. ¡Gracias!', text: 'Aquí no queda nada por pagar.' },
    cancelled: {
      title: 'Aquí no hay nada que pagar',
      text: 'Esto se canceló, se reembolsó o terminó.',
    },
    processing: {
      title: 'Su banco está procesando este pago',
      text: 'Esto tarda unos días. Le escribiremos cuando recibamos el pago.',
    },
    plan: {
      title: 'Esto se está pagando a plazos',
      text: 'No tiene que hacer nada aquí.',
    },
    past_due: {
      title: 'Su último pago no se completó',
      text: 'Cambie su tarjeta y lo intentaremos de nuevo.',
    },
    paused: {
      title: 'Esto está en pausa',
      text: 'No se cobrará nada hasta que usted lo reanude.',
    },
    held: {
      title: 'Esto está en pausa',
      text: 'Por ahora no se cobrará nada. Para continuar, comuníquese con nosotros.',
    },
    office: {
      title: 'Esto no se puede pagar en línea en este momento',
      text: 'Comuníquese con nosotros y le diremos cuánto queda por pagar.',
    },
  },
  next: (amount, day) => `Cobraremos ${amount} a su tarjeta el ${day}.`,
  changeCard: 'Cambiar la tarjeta',
  manage: 'Administrar los pagos',
  confirming: 'Confirmando su pago…',
  done: {
    title: '¡Gracias! Recibimos su pago',
    text: 'Le enviaremos un recibo por correo electrónico.',
  },
  dead: { title: 'Su pago no se completó', text: 'No se le cobró nada.' },
  unclear: {
    title: 'Todavía no podemos confirmar su pago',
    text: 'Si pagó, su pago está seguro. Revise otra vez en unos minutos antes de volver a pagar.',
  },
  contact: 'Contáctenos',
  home: 'Volver al inicio',
};
