import type { messages as english } from '../../en/account/cancel.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  action: 'Cancelar la inscripción',
  actionFor: (number) => ` ${number}`,
  title: (number) => `¿Cancelar la inscripción ${number}?`,
  text: (players) =>
    `${players}: la inscripción se cancelará y no habrá nada que pagar. Borraremos la información médica que usted dio.`,
  keep: 'No cancelar',
  confirm: 'Cancelar la inscripción',
  done: (number) => ({
    title: 'Inscripción cancelada',
    description: `La inscripción ${number} está cancelada. Le enviamos una confirmación por correo electrónico.`,
  }),
  failed: 'La inscripción no se canceló',
};
