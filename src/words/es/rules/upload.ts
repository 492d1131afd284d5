import type { messages as english } from '../../en/rules/upload.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  category: 'Elija una categoría.',
  leastFiles: 'Elija al menos un archivo.',
  mostFiles: (most) => `Envíe como máximo ${most} archivos a la vez.`,
  fileName: (most) => `El nombre de un archivo puede tener como máximo ${most} caracteres.`,
  unsupported: (name) => ({
    title: 'Tipo de archivo no válido',
    description: `${name} no es una foto o un video que podamos usar.`,
  }),
  tooLarge: (name) => ({
    title: 'El archivo es demasiado grande',
    description: `${name} es más grande de lo permitido.`,
  }),
  empty: (name) => ({ title: 'Archivo vacío', description: `${name} está vacío.` }),
};
