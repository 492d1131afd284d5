import type { messages as english } from '../en/calls.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  network: 'No pudimos comunicarnos con el servidor. Revise su conexión e inténtelo de nuevo.',
  timeout: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  unauthorized: 'Primero inicie sesión.',
  aborted: 'Se canceló el envío.',
  unexpected_answer: 'Algo falló de nuestra parte. Inténtelo otra vez en un momento.',
};
