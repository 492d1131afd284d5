import type { messages as english } from '../../en/account/withdraw.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  action: 'Retirar',
  actionFor: (name) => ` ${name}`,
  title: (title) => `¿Retirar “${title}”?`,
  text: (name) => `Borraremos ${name}. No se mostrará en la galería.`,
  keep: 'No retirar',
  confirm: 'Retirar',
  done: { title: 'Archivo retirado', description: 'Borramos el archivo.' },
  failed: 'El archivo no se retiró',
};
