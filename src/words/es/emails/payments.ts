import type { messages as english } from '../../en/emails/payments.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  received: (label) => `${label}: recibimos su pago`,
  failed: {
    subject: (label) => `${label}: su pago no se completó`,
    opening: (amount, label, program) =>
      `su banco no completó el pago de ${amount} a ${program} (${label}). No se le cobró nada.`,
    updateCard: 'Actualice su tarjeta. No necesita contraseña.',
    triedAgain: 'Lo intentaremos de nuevo en unos días.',
  },
  refund: {
    subject: (label) => `${label}: reembolso`,
    opening: (program, cents, paid, label) =>
      `${program} le reembolsó ${cents} de su pago de ${paid} (${label}).`,
    where:
      'El dinero volverá a la tarjeta o cuenta con la que pagó. Su banco puede tardar unos días en mostrarlo.',
    goesOn: (each, isYearly) =>
      `Su plan sigue activo. Le cobraremos ${each} a su tarjeta cada ${isYearly ? 'año' : 'mes'} hasta que usted lo cancele.`,
    nextComes: (amount, day) =>
      `Su plan sigue activo. El próximo pago de ${amount} vence el ${day}. Lo cobraremos automáticamente. Para cancelar el plan, responda a este correo.`,
  },
  started: (label) => `${label}: su plan está listo`,
  paused: {
    subject: (label) => `${label}: en pausa`,
    opening: 'su plan está en pausa. No se cobrará nada hasta que usted lo reanude.',
    byOffice:
      'su plan está en pausa. Por ahora no se cobrará nada. Para continuar, responda a este correo.',
  },
  resumed: {
    subject: (label) => `${label}: activo otra vez`,
    opening: 'su plan está activo otra vez.',
  },
  ended: (label) => `${label}: su plan terminó`,
  stillUnpaid: (owed, total) => `Aún faltan por pagar ${owed} de ${total}.`,
  replacesReceipt: (amount, day) =>
    `Este recibo reemplaza nuestro recibo de ${amount}, pagado el ${day}.`,
  lastPayment: 'Este fue el último pago. Todo está pagado y no se cobrará nada más.',
  chargedOn: (amount, day) => `${amount} el ${day}, se cobra automáticamente`,
  changeCard: {
    text: 'Puede cambiar su tarjeta con este enlace. No necesita contraseña. Por favor, no comparta el enlace.',
    link: 'Cambiar mi tarjeta',
  },
  changeCardOrStop: {
    text: 'Con este enlace puede cambiar su tarjeta, hacer una pausa o cancelar. No necesita contraseña. Por favor, no comparta el enlace.',
    link: 'Cambiar mi tarjeta, hacer una pausa o cancelar',
  },

  rows: {
    payment: 'Pago',
    each: 'Cada pago',
    firstCharge: 'Primer cobro',
    takenBack: 'Anulado',
    wasFor: 'Estaba anotado en',
    nowFor: 'Ahora está anotado en',
    was: 'Estaba anotado',
    now: 'Ahora está anotado',
  },
  nthOf: (number, count) => `${number} de ${count}`,

  takenBackSubject: (label, amount) => `${label}: anulamos un pago de ${amount}`,
  takenBack: (amount, label, program) =>
    `anotamos un pago de ${amount} a ${program} (${label}). El pago no nos llegó, se lo reembolsamos o lo anotamos por error. Abajo está el motivo. Ya lo quitamos de nuestros registros.`,
  recordedByMistake: (amount, label) =>
    `anotamos por error un pago de ${amount} (${label}), así que lo quitamos de nuestros registros. No se cobró ni se reembolsó nada.`,
  owedAgain: (owed) => `Si no se lo reembolsamos, faltan ${owed} por pagar. Puede pagar en línea:`,
  owedStill: (owed) => `Por eso faltan ${owed} por pagar. Puede pagar en línea:`,
  correctedSubject: (label) => `${label}: corregimos un pago`,
  corrected: (label, program) =>
    `cometimos un error al anotar su pago a ${program} (${label}). Ya lo corregimos. No se cobró ni se reembolsó nada.`,
  movedSubject: (label, from) => `${label}: pasamos aquí un pago de ${from}`,
  moved: (from, label, program) =>
    `anotamos por error su pago a ${program} en ${from}. Lo pasamos a ${label}. No se cobró ni se reembolsó nada.`,
  recordedFor: (label, money) => `${label}, ${money}`,
  money: (amount, how, day) => `${amount} ${how} el ${day}`,
};
