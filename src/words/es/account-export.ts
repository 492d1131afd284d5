import type { messages as english } from '../en/account-export.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  medical:
    'La información médica de sus jugadores. Solo los administradores pueden abrirla e imprimirla para un entrenador. Nunca está en un correo o un archivo. Pregunte a la oficina qué guardamos.',
  cards: 'Los datos de sus tarjetas y cuentas bancarias. Los tiene Stripe; nosotros, nunca.',
  pictures: 'Las fotos y los videos mismos. La lista muestra cuáles envió.',
};
