import type { messages as english } from '../en/about.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  joinHeading: 'Venga a jugar',
  principles: 'Nuestros valores',
  register: 'Inscribirse ahora',
  schedule: 'Ver el calendario de partidos',
  join: 'Venga a un partido o inscriba a un jugador.',
};
