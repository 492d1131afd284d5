import type { messages as english } from '../en/draft.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  text: 'Guardamos lo que escribe en este dispositivo durante 7 días para que pueda terminar después.',
  clear: 'Empezar de nuevo',
  ask: '¿Borrar todo lo que escribió en este formulario?',
  yes: 'Borrar todo',
  no: 'No borrar',
};
