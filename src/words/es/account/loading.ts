import type { messages as english } from '../../en/account/loading.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  loading: 'Cargando sus datos…',
  notLoaded: {
    title: 'No se pudo cargar esta página',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },
};
