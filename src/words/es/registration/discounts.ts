import type { messages as english } from '../../en/registration/discounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  applied: 'El código se aplicó. Vea el descuento abajo.',
  full: (count) => `Cuota de ${count} ${count === 1 ? 'jugador' : 'jugadores'}`,
};
