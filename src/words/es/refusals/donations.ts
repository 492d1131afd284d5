import type { messages as english } from '../../en/refusals/donations.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  laterStart: 'Elija una fecha de inicio más tarde.',
  startsFrom: 'Elija una fecha de inicio a partir de mañana.',
};
