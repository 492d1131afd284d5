import type { messages as english } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  version: (version) => `Versión ${version}`,
  lastUpdated: 'Última actualización',
  contents: 'Contenido',
  binding: 'El texto en inglés es el que tiene validez legal.',
};
