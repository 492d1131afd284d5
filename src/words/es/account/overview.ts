import type { messages as english } from '../../en/account/overview.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  hello: (name) => `¡Hola, ${name}!`,
  owed: {
    title: 'Por pagar',
    nothing: 'No tiene nada que pagar en este momento.',
    stuck: {
      plan: 'Un pago con tarjeta no se completó. Actualice la tarjeta de su plan de pagos.',
      office: 'Tiene un cobro sin pagar que no puede pagar aquí. Escríbanos para pagarlo.',
      disputed: 'Su banco está revisando uno de sus pagos. No tiene que hacer nada aquí.',
    },
    ask: 'Escríbanos para pagarlo',
    due: (day) => `Vence el ${day}`,
    overdue: (day) => `Atrasado desde el ${day}`,
    partDue: (amount, day) => `De ese total, ${amount} vence el ${day}.`,
    partOverdue: (amount, day) => `De ese total, ${amount} está atrasado desde el ${day}.`,
    link: 'Ver sus cobros',
  },
  game: {
    title: 'Próximo partido',
    home: (opponent) => `contra ${opponent}, en casa`,
    away: (opponent) => `en la cancha de ${opponent}`,
    none: 'No hay partidos programados en este momento.',
    failed: 'No pudimos cargar el calendario de partidos.',
    link: 'Ver el calendario de partidos',
  },
  players: {
    title: 'Sus jugadores',
    none: 'Inscriba a un jugador y lo verá aquí.',
    link: 'Ver a sus jugadores',
  },
};
