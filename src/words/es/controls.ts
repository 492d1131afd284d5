import type { messages as english } from '../en/controls.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  close: 'Cerrar',
  dismiss: 'Cerrar el aviso',
  optional: '(opcional)',
  retry: 'Intentar de nuevo',
};
