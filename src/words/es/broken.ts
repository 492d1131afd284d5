import type { messages as english } from '../en/broken.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  title: '¡Error inesperado de la aplicación!',
  text: 'Esta parte de la página dejó de funcionar. Vuelva a cargar la página e inténtelo de nuevo.',
  failedTitle: 'Esta página no se cargó por completo',
  failedText: 'Revise su conexión a internet y vuelva a cargar la página.',
  notSent: 'No se envió nada.',
  reload: 'Volver a cargar la página',
};
