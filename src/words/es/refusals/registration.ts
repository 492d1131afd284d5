import type { messages as english } from '../../en/refusals/registration.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  textsChanged: (titles) =>
    `Hubo cambios en: ${titles}. Es posible que esta página todavía no muestre la versión actual. Vuelva a cargarla en unos diez minutos, lea la versión actual y envíe el formulario otra vez. Lo que escribió sigue aquí, menos la información médica y su firma. No se envió ni se cobró nada.`,
  textChanged: (title) =>
    `Cambió este documento: ${title}. Vuelva a cargar la página en unos diez minutos para leerlo y firmarlo.`,
  closed:
    'Las inscripciones están cerradas, así que no recibimos este formulario. No se envió ni se cobró nada. Si tiene alguna pregunta, comuníquese con nosotros.',
  gone: 'Ya no encontramos esta inscripción.',
  changedMeanwhile: 'Su inscripción anterior acaba de cambiar. Envíe el formulario otra vez.',
  cannotCancel:
    'Esta inscripción no se puede cancelar aquí. Ya recibimos un pago o hay uno en proceso. Comuníquese con nosotros.',
  already: (names, season, number) =>
    `Usted ya inscribió a ${names} (${season}, inscripción ${number}). Quite a ${names} de este formulario para inscribir a otros jugadores. Para cambiar una inscripción pagada, comuníquese con nosotros.`,
  lowered: (number) =>
    `Bajamos lo que usted paga por la inscripción ${number}. Para cambiarla sin perder esa cantidad más baja, comuníquese con nosotros.`,
  otherTerms: (number) =>
    `Cambiamos quién paga la inscripción ${number} o la fecha de pago. Para cambiarla, comuníquese con nosotros.`,
  planned: (number) =>
    `Establecimos un plan de pagos para la inscripción ${number}. Para cambiarla, comuníquese con nosotros.`,
  paidMeanwhile: (number) =>
    `La inscripción ${number}, que usted envió antes, se acaba de pagar. Por eso no hicimos este cambio y no se le cobrará otra vez. Para cambiar algo, comuníquese con nosotros.`,
  discountsChanged: (total) => `Los descuentos cambiaron: ahora el total es ${total}.`,
  discountGone:
    'Un descuento se agotó o dejó de estar disponible mientras usted enviaba este formulario.',
  lookAtTotal: (what) =>
    `${what} No se envió nada. Revise el total y envíe el formulario otra vez.`,
  askFirst: {
    check: (names, number) =>
      `Usted ya inscribió a ${names} (inscripción ${number}, que se pagará con cheque). Si envía este formulario, cancelaremos la inscripción ${number} y usted pagará esta en su lugar.`,
    ach: (names, number) =>
      `Usted ya inscribió a ${names} (inscripción ${number}, que se pagará por transferencia ACH). Si envía este formulario, cancelaremos la inscripción ${number} y usted pagará esta en su lugar.`,
    'credit-card': (names, number) =>
      `Usted ya inscribió a ${names} (inscripción ${number}, sin pagar todavía). Si envía este formulario, cancelaremos la inscripción ${number} y usted pagará esta en su lugar.`,
    own: (number) =>
      `Usted ya envió este formulario, como inscripción ${number}. Si lo envía ahora, cancelaremos la inscripción ${number} y usted pagará esta en su lugar.`,
    leftOut: (names, count) =>
      count === 1
        ? `${names} está en esa inscripción, pero no en este formulario. La inscripción de ${names} ya no valdrá, y es posible que borremos su información médica. Para mantenerla, agregue a ${names} al formulario.`
        : `${names} están en esa inscripción, pero no en este formulario. Su inscripción ya no valdrá, y es posible que borremos su información médica. Para mantenerla, agréguelos al formulario.`,
    typedOver: '¿Solo corrigió un nombre? Entonces escriba otra vez la información médica.',
    keepBoth: (names, number) =>
      `Para dejar la inscripción ${number} como está, quite a ${names} de este formulario.`,
  },
};
