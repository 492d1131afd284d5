import type { messages as english } from '../../en/refusals/volunteering.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  gone: 'Una de estas tareas ya no está disponible. Vuelva a cargar la página para ver las que hay.',
};
