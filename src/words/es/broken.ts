import type { messages as english } from '../en/broken.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  title: '¡Error inesperado de la aplicación!',
  text: 'Esta parte de la página dejó de funcionar. Vuelva a cargar la página e inténtelo de nuevo.',
  reload: 'Volver a cargar la página',
};
