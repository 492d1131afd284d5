import type { messages as english } from '../en/account-export.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  medical:
    'Las notas médicas de sus jugadores: solo los administradores las pueden leer, una por una, y no están en ninguna lista, correo ni archivo. Pregunte a la oficina qué guardamos.',
  cards: 'Los datos de tarjetas y cuentas bancarias: los tiene Stripe, nosotros nunca.',
  pictures: 'Las fotos y los videos: la lista muestra cuáles envió.',
};
