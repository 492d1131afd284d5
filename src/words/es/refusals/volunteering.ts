import type { messages as english } from '../../en/refusals/volunteering.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  gone: (role) => `Esta tarea ya no está disponible: ${role}. Desmárquela y elija otra.`,
};
