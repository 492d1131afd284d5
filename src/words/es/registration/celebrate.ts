import { listAll } from '#words/list.ts';
import type { messages as english } from '../../en/registration/celebrate.ts';
import type { Translation } from '../../translation.ts';

const LATER = [
  'Agregue los partidos a su calendario. Los cambios aparecerán ahí automáticamente.',
  'Con una cuenta, puede ver a sus jugadores, cobros y pagos en cualquier momento.',
];

export const messages: Translation<typeof english> = {
  welcome: (names) =>
    names.length > 0
      ? `¡${names.length === 1 ? 'Le' : 'Les'} damos la bienvenida al equipo, ${listAll(names)}!`
      : '¡Les damos la bienvenida al equipo!',
  nextGame: 'Próximo partido:',
  game: (when, opponent, isHome, place) =>
    `${when}, ${isHome ? 'contra' : 'en la cancha de'} ${opponent}${place && `, ${place}`}.`,
  steps: ['Busque nuestro correo con la confirmación.', ...LATER],
  stepsWhileProcessing: LATER,
  subscribe: 'Agregar los partidos a mi calendario',
  friend: {
    button: 'Invitar a otra familia',
    subject: 'Vengan a jugar con nosotros',
    text: 'Acabamos de inscribirnos en la temporada. ¿Quieren jugar también?',
  },
};
