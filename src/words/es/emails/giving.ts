import type { messages as english } from '../../en/emails/giving.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  howToPay: (number) => `Su donación ${number}: cómo pagar`,
  thanks: {
    monthly: (program) => `gracias por su donación mensual a ${program}.`,
    'one-time': (program) => `gracias por su donación a ${program}.`,
  },
  eachMonth: 'Después, envíe un cheque por correo postal cada mes.',
  receiptFollows:
    'Cuando recibamos su pago, le enviaremos un recibo. ¿Tiene preguntas? Responda a este correo.',
  rows: {
    gift: 'Donación',
    monthlyGift: 'Donación mensual',
    firstGift: 'Primera donación',
    eachMonth: 'Cantidad cada mes',
  },

  endSubject: {
    ended: (number) => `Su donación mensual ${number} terminó`,
    canceled: (number) => `Su donación ${number} está cancelada`,
    closed: (number) => `Su donación ${number} está completa`,
  },
  end: {
    ended: (program) =>
      `su donación mensual a ${program} terminó. No se la pediremos más. Gracias por todo lo que donó.`,
    canceled: (program) =>
      `la donación que prometió a ${program} está cancelada. No se la pediremos más. Gracias por pensar en nosotros.`,
    closed: (program) =>
      `no le pediremos el resto de la donación que prometió a ${program}. Gracias por lo que donó.`,
  },
  noMore: 'Si ya envió un cheque o una transferencia, o si es un error, responda a este correo.',

  statementSubject: (year) => `Su comprobante anual de donaciones de ${year}`,
  statement: (program, year) => `gracias por apoyar a ${program} en ${year}.`,
  correctedSubject: (year) => `Su comprobante anual de donaciones de ${year}, corregido`,
  replaces: (day) =>
    `Este comprobante reemplaza el que le enviamos el ${day}. Por favor, use solo este.`,
  doNotUseSubject: (year) => `No use su comprobante anual de donaciones de ${year}`,
  doNotUse: (program, year, day) =>
    `por favor, no use el comprobante anual de donaciones de ${year} que ${program} le envió el ${day}.`,
  nothingGiven: (year) =>
    `Lo que mostraba se corrigió o se reembolsó después. Ahora no tenemos donaciones ni patrocinios suyos en ${year}. Si donó en otro año, estarán en el comprobante de ese año.`,
  takenBack: (label) => `${label}: pago anulado`,
  onDay: (day, label) => `${day}, ${label}`,
  gifts: (year) => `Donaciones en ${year}`,
  sponsorships: (year) => `Patrocinios en ${year}`,
  inReturn: 'A cambio de un patrocinio, usted recibió el reconocimiento de su nivel.',
  goods: (label, amount) =>
    `Con ${label} recibió también bienes y servicios. Estimamos que valen ${amount}.`,
  goodsOfWhole: (label, whole, amount) =>
    `${label} es un patrocinio de ${whole}. Con el patrocinio completo recibe también bienes y servicios. Estimamos que valen ${amount} en total.`,
  keep: (receivedBy) =>
    `${receivedBy} Estas cantidades no incluyen lo que le reembolsamos. Guarde este comprobante.`,
};
