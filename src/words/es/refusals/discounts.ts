import type { messages as english } from '../../en/refusals/discounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  unknown: 'No encontramos este código. Revise cómo está escrito o deje el campo vacío.',
  from: (day) => `Este código empieza el ${day}. Deje el campo vacío para continuar.`,
  ended: (day) => `Este código terminó el ${day}. Deje el campo vacío para continuar.`,
  usedUp: 'Este código ya se agotó. Deje el campo vacío para continuar.',
};
