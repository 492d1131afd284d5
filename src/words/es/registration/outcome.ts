import type { messages as english } from '../../en/registration/outcome.ts';
import type { Translation } from '../../translation.ts';
import { messages as sending } from './sending.ts';

export const messages: Translation<typeof english> = {
  number: 'Número de inscripción',
  changed: {
    title: 'La cantidad cambió',
    text: (shown, now) =>
      `La cuota cambió. Ahora pagará ${now}, no ${shown}. Todavía no se cobró nada.`,
    pay: (amount) => `Pagar ${amount}`,
  },
  pledged: {
    oneStep: 'Anotamos su inscripción. Falta un paso: su pago.',
    check: 'Envíe su cheque por correo postal como se indica abajo.',
    later: (count, each, last, total) =>
      count === 1
        ? `Después, 1 pago más de ${each}, el ${last}. El total es de ${total}.`
        : `Después, ${count} pagos más de ${each}, el último el ${last}. El total es de ${total}.`,
    changed: (shown, now) =>
      `La cuota cambió. Es de ${now}, no de ${shown}. Si ya no quiere la inscripción, no pague y avísenos.`,
    another: 'Inscribir a otro jugador',
  },
  free: 'No hay nada que pagar. Le enviaremos una confirmación por correo electrónico.',
  schedule: 'Ver el calendario de partidos',
  result: {
    confirming: { title: 'Confirmando su pago…', text: 'Esto tarda unos segundos.' },
    paid: {
      title: sending.registered,
      text: 'Recibimos su pago. Le enviaremos por correo electrónico una confirmación y una copia de lo que firmó.',
    },
    started: {
      title: sending.registered,
      text: 'Recibimos su primer pago. Le enviaremos por correo electrónico una confirmación y una copia de lo que firmó. Los próximos pagos se cobrarán automáticamente.',
    },
    processing: {
      title: 'Sus jugadores están inscritos y su banco está procesando el pago',
      text: 'Esto tarda unos días. Le escribiremos cuando recibamos el pago. No tiene que hacer nada.',
    },
    failed: {
      title: 'Su banco rechazó el pago',
      text: 'No se cobró nada. Puede enviar el formulario otra vez y pagar de otra forma.',
    },
    expired: {
      title: 'Su sesión de pago venció',
      text: 'No se cobró nada. Vuelva al formulario y envíelo otra vez. Sus datos siguen ahí, menos la información médica y su firma.',
    },
    refunded: {
      title: 'Esta inscripción se reembolsó',
      text: 'El dinero volverá a la tarjeta o cuenta con la que pagó. Su banco puede tardar unos días en mostrarlo.',
    },
    slow: {
      title: 'Seguimos esperando la confirmación',
      text: 'Puede tardar unos minutos. Si pagó, su pago está seguro y le escribiremos por correo electrónico.',
    },
    unavailable: {
      title: 'No podemos revisar su pago en este momento',
      text: 'Si pagó, su pago está seguro y le escribiremos por correo electrónico. Inténtelo de nuevo en un momento.',
    },
    unknown: {
      title: 'No encontramos este pago',
      text: 'Puede que el enlace sea antiguo o esté incompleto. Si pagó, la confirmación está en su correo electrónico.',
    },
    toForm: 'Volver a la inscripción',
  },
};
