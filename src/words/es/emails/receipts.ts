import type { messages as english } from '../../en/emails/receipts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  general: {
    thanks: (program) => `¡gracias! Recibimos su pago a ${program}.`,
    started: (program) => `¡gracias! Su plan de pagos con ${program} está listo.`,
    ended: (program) => `su plan de pagos con ${program} terminó y no se cobrará nada más.`,
    payAgain: 'Para pagar de otra forma, responda a este correo.',
  },
  sponsorship: {
    thanks: (program) => `gracias por patrocinar a ${program}. Recibimos su pago.`,
    notes: (receivedBy, program) =>
      `${receivedBy} A cambio, ${program} le da el reconocimiento de su nivel de patrocinio. Guarde este recibo.`,
    goods: (amount) =>
      `También recibe bienes y servicios con su nivel. Estimamos que valen ${amount}.`,
    goodsOfWhole: (whole, amount) =>
      `Con su patrocinio de ${whole} recibe también bienes y servicios. Estimamos que valen ${amount} en total.`,
    started: (program) => `gracias por patrocinar a ${program}. Su patrocinio está listo.`,
    ended: (program) =>
      `su patrocinio de ${program} terminó y no se cobrará nada más. Gracias por su apoyo.`,
    sponsorAgain: (address) =>
      `¿No lo terminó usted? Puede que su tarjeta haya vencido. Para patrocinar otra vez, visite ${address}`,
  },
  donation: {
    received: (amount) => `Gracias: recibo de su donación de ${amount}`,
    thanks: (program) => `gracias por su donación a ${program}.`,
    notes: (receivedBy, taxNote) => `${receivedBy} ${taxNote} Guarde este recibo.`,
    started: (program) => `¡gracias! Su donación mensual a ${program} está lista.`,
    ended: (program) =>
      `su donación mensual a ${program} terminó y no se cobrará nada más. Gracias por todo lo que donó.`,
    neverBegun: (program) =>
      `su donación mensual a ${program} se canceló antes del primer pago. No se cobró nada.`,
    beginAgain: (address) =>
      `¿No la terminó usted? Puede que su tarjeta haya vencido. Para donar otra vez, visite ${address}`,
    giveAgain: (address) => `Para donar de otra forma, visite ${address} o responda a este correo.`,
  },
  onlyAbove: 'Solo lo que usted paga por encima de ese valor puede ser deducible.',
  onlyAboveInAll:
    'De todos sus pagos por ese patrocinio, solo lo que está por encima de ese valor puede ser deducible.',
  receivedBy: (legalName, ein) => `Recibido por ${legalName}, EIN ${ein}.`,
};
