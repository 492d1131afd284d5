import type { messages as english } from '../../en/account/cancel.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  action: 'Cancelar la inscripción',
  actionFor: (number) => ` ${number}`,
  title: (number) => `¿Cancelar la inscripción ${number}?`,
  text: (players) =>
    `${players}: cancelaremos la inscripción y no deberá nada por ella. Borraremos la información médica de los jugadores nuevos.`,
  keep: 'No cancelar',
  confirm: 'Cancelar la inscripción',
  done: (number) => ({
    title: 'Inscripción cancelada',
    description: `Cancelamos la inscripción ${number} y le enviamos un correo.`,
  }),
  failed: 'La inscripción no se canceló',
};
