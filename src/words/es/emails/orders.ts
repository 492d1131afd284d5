import type { messages as english } from '../../en/emails/orders.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  howToPay: (number) => `Su pedido ${number}: cómo pagar`,
  placed: (program) =>
    `gracias por su pedido en ${program}. Lo apartamos para usted y lo enviaremos en cuanto recibamos su pago.`,
  paidSubject: (number) => `Gracias: el pedido ${number} está pagado`,
  paid: (program, amount) =>
    `gracias por apoyar a ${program}. Recibimos su pago de ${amount} y estamos preparando su pedido.`,
  paidLater: (program, amount) =>
    `gracias por apoyar a ${program}. Recibimos su pago de ${amount}.`,
  failedSubject: (label) => `${label}: su pago no se completó`,
  failed: (amount, program) =>
    `su banco no completó el pago de ${amount} de su pedido en ${program}. No se le cobró nada y no enviaremos el pedido. Si todavía lo quiere, haga el pedido otra vez o responda a este correo.`,
  refundSubject: (label) => `${label}: reembolso`,
  refunded: (program, amount) =>
    `${program} le reembolsó ${amount} de su pedido. El dinero volverá a la tarjeta o cuenta con la que pagó. Su banco puede tardar unos días en mostrarlo.`,
  endSubject: {
    cancelled: (number) => `Su pedido ${number} está cancelado`,
    closed: (number) => `Su pedido ${number}: no hay más que pagar`,
  },
  end: {
    cancelled: (number, program) =>
      `su pedido ${number} en ${program} está cancelado. Usted no lo pagó y no le cobraremos nada. Si ya envió un cheque o una transferencia, avísenos y se lo devolveremos.`,
    cancelledAfterMoney: (number, program) =>
      `su pedido ${number} en ${program} está cancelado. No debe nada por él y no se lo pediremos más.`,
    closed: (number, program) =>
      `ya no debe nada por su pedido ${number} en ${program}. No le pediremos más. Si ya envió otro cheque u otra transferencia, avísenos y se lo devolveremos.`,
  },
  sentSubject: (number) => `Enviamos el pedido ${number}`,
  sent: (program, name, address) =>
    `enviamos su pedido${program ? ` de ${program}` : ''} a ${name}, ${address}.`,
  handedSubject: (number) => `Entregamos el pedido ${number}`,
  handed: (program) =>
    `ya tiene su pedido${program ? ` de ${program}` : ''}. ¡Esperamos que lo disfrute!`,
  lessRefunded: (amount) =>
    `Le reembolsamos ${amount} de su pedido. Los artículos que le reembolsamos no están incluidos. Usted pidió:`,
  lessPaid: (amount) =>
    `Recibimos ${amount} por este pedido. Los artículos que esta cantidad no paga no están incluidos. Usted pidió:`,
  missing: '¿Falta algo o algo no está bien? Responda a este correo.',
  line: (quantity, item) => `${quantity} × ${item}`,
  item: (name, size, color) => `${name} (${size}, ${color})`,
  shipping: 'Envío',
  shipsTo: (name, address) => `Se envía a: ${name}, ${address}`,
};
