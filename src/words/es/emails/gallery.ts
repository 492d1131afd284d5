import type { messages as english } from '../../en/emails/gallery.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  rejectedSubject: {
    photo: 'Su foto para nuestra galería',
    video: 'Su video para nuestra galería',
  },
  approvedSubject: {
    photo: 'Su foto está en nuestra galería',
    video: 'Su video está en nuestra galería',
  },
  ourProgram: 'nuestro programa',
  rejected: (title, team) =>
    `gracias por enviar “${title}” a ${team}. Lo revisamos y decidimos no publicarlo en la galería.`,
  reason: (reason) => `Motivo: ${reason}`,
  sendAnother: 'Solo nuestra oficina lo vio. Puede enviar otra foto o video cuando quiera.',
  approved: (title, team) =>
    `gracias por enviar “${title}” a ${team}. Lo aprobamos, y ahora todos pueden verlo en nuestra galería.`,
  open: 'Abrir la galería',
  takeDown: '¿Cambió de opinión? Responda a este correo y lo quitaremos.',
};
