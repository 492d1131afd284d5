import type { messages as english } from '../../en/emails/gallery.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  rejectedSubject: {
    photo: (team) => `Su foto para la galería de ${team}`,
    video: (team) => `Su video para la galería de ${team}`,
  },
  approvedSubject: {
    photo: (team) => `Su foto está en la galería de ${team}`,
    video: (team) => `Su video está en la galería de ${team}`,
  },
  ourProgram: 'nuestro programa',
  rejected: (title, team) =>
    `gracias por enviar “${title}” a ${team}. Lo revisamos y decidimos no publicarlo en la galería.`,
  reason: (reason) => `Motivo: ${reason}`,
  sendAnother: 'Solo nuestro equipo lo vio. Puede enviar otra foto o video cuando quiera.',
  approved: (title, team) =>
    `gracias por enviar “${title}” a ${team}. Lo aprobamos, y ahora todos pueden verlo en nuestra galería.`,
  open: 'Abrir la galería',
  takeDown: '¿Cambió de opinión? Responda a este correo y lo quitaremos.',
};
