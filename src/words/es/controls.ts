import type { messages as english } from '../en/controls.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  close: 'Cerrar',
  dismiss: 'Cerrar el aviso',
  optional: '(opcional)',
  website: 'Sitio web',
  retry: 'Intentar de nuevo',
};
