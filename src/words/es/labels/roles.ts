import type { messages as english } from '../../en/labels/roles.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  parent: 'Padre, madre o tutor',
  member: 'Miembro del equipo',
  coach: 'Entrenador',
  supporter: 'Amigo del programa',
  admin: 'Administrador',
};
