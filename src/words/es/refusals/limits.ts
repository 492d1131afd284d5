import type { messages as english } from '../../en/refusals/limits.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  today: (email) =>
    `Esto se envió demasiadas veces hoy. Inténtelo de nuevo mañana o escriba a ${email}.`,
  shortTime:
    'Esto se envió demasiadas veces en poco tiempo. Lo que escribió sigue aquí. Espere diez minutos y envíelo otra vez.',
  declines: (email) =>
    `Hoy se rechazaron varias tarjetas, así que no puede pagar con tarjeta hasta mañana. No se le cobró nada. Escriba a ${email} y buscaremos otra forma de pagar.`,
};
