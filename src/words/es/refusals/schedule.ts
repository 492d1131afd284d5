import type { messages as english } from '../../en/refusals/schedule.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  noGame: 'Este partido no está en el calendario.',
};
