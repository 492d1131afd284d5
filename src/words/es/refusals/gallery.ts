import type { messages as english } from '../../en/refusals/gallery.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  completeFirst: 'Primero termine de crear su cuenta. Abra su cuenta y escriba su nombre.',
  perDay: (files, hours) =>
    `Puede enviar como máximo ${files} archivos y 1 GB al día. Inténtelo de nuevo en ${hours}.`,
  pending:
    'Tiene demasiados archivos sin terminar de subir. Termínelos primero o inténtelo de nuevo en unas horas.',
  goneUpload: 'Ya no encontramos este archivo. Elíjalo otra vez.',
  decidedAlready: 'Ya revisamos esta foto o este video. Escríbanos, por favor.',
  notArrived: 'El archivo no llegó completo. Inténtelo de nuevo.',
  changed: 'La galería cambió. Vuelva a cargar la página para ver más.',
  noMedia: 'Esta foto o este video no está en la galería.',
  noPicture: 'No tenemos esta imagen.',
  anHour: 'una hora',
  hours: (count) => `${count} horas`,
};
