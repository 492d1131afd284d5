import type { messages as english } from '../../en/labels/game-types.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  regular: 'Temporada regular',
  playoff: 'Eliminatoria',
  tournament: 'Torneo',
  scrimmage: 'Partido de práctica',
};
