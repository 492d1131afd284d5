import type { messages as english } from '../../en/rules/registration.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  age: (from, to) => `Elija una edad de ${from} a ${to} años.`,
  grade: (from, to) => `Elija un grado de ${from} a ${to}.`,
  agreeToTerms: 'Marque esta casilla para aceptar los Términos de servicio.',
  agreeToWaiver: 'Marque esta casilla para aceptar la Exención de responsabilidad.',
  leastPlayers: 'Inscriba al menos a un jugador.',
  mostPlayers: (most) => `Puede inscribir hasta ${most} jugadores en un formulario.`,
  signedName: (guardian) =>
    `Escriba el nombre completo del padre, la madre o el tutor como aparece arriba: ${guardian}.`,
  states: (states) => `Elija ${states}. Solo inscribimos a jugadores de ahí.`,
};
