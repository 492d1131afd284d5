import type { messages as english } from '../../en/refusals/limits.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  today: (email) =>
    `Hoy se envió demasiadas veces. Inténtelo de nuevo mañana o escriba a ${email}.`,
  shortTime:
    'Se envió demasiadas veces en poco tiempo. No se perdió nada de lo que escribió: espere diez minutos y envíelo otra vez.',
  declines: (email) =>
    `Hoy se rechazaron varias tarjetas, así que no podemos abrir otra vez la página de pago con tarjeta hasta mañana. No se le cobró nada. Escriba a ${email} y buscaremos otra manera de pagar.`,
};
