import type { messages as english } from '../../en/refusals/donations.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  laterStart: 'Elija una fecha de inicio posterior.',
  startsFrom: 'Elija mañana o una fecha posterior.',
};
