import type { messages as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  register: 'Inscribirse ahora',
  schedule: 'Ver los partidos',
  features: 'Nuestros valores',
};
