import type { messages as english } from '../en/offer.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  text: 'Esta página también está en español.',
  link: 'Leer en español',
  close: 'Cerrar',
};
