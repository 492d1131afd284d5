import type { messages as english } from '../../en/labels/records.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  registration: (number) => `Inscripción ${number}`,
  bill: (number) => `Cobro ${number}`,
  order: (number) => `Pedido ${number}`,
  donation: (number) => `Donación ${number}`,
  sponsorship: (number) => `Patrocinio ${number}`,
};
