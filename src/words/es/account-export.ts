import type { messages as english } from '../en/account-export.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  medical:
    'La información médica de sus jugadores. Solo los administradores pueden abrirla e imprimirla para un entrenador. Nunca está en un correo o un archivo. Pregunte a la oficina qué guardamos.',
  cards: 'Los datos de sus tarjetas y cuentas bancarias. Los tiene Stripe; nosotros, nunca.',
  notes:
    'Las notas de la oficina, el registro de cambios y los correos de los últimos 90 días. Pregunte a la oficina.',
  devices:
    'La dirección de internet y el navegador de cada firma, y su correo electrónico si no es el de usted. Pregunte a la oficina.',
  tags: 'Las fotos y los videos que muestran a sus jugadores y que no hemos marcado con su nombre. La lista tiene solo los que marcamos.',
  pictures: 'Las fotos y los videos mismos. La lista muestra cuáles envió.',
};
