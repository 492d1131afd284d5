import type { messages as english } from '../../en/labels/players.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  unknown: 'Jugador desconocido',
};
