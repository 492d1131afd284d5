import type { messages as english } from '../../en/labels/calendar-feed.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  name: (program) => `Partidos de ${program}`,
  home: (program, opponent) => `${program} contra ${opponent}`,
  away: (program, opponent) => `${program} contra ${opponent} (visitante)`,
  postponed: (game) => `Pospuesto: ${game}`,
  cancelled: (game) => `Cancelado: ${game}`,
};
