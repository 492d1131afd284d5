import type { messages as english } from '../../en/account/statement.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  failed: 'No se pudo cargar su estado de cuenta',
  show: 'Mostrar todas las líneas',
  hide: 'Ocultar las líneas',
  print: 'Imprimir',
  of: (email) => `Estado de cuenta de ${email}`,
};
