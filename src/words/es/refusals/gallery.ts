import type { messages as english } from '../../en/refusals/gallery.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  completeFirst: 'Primero termine de crear su cuenta: ábrala y escriba su nombre.',
  perDay: (files, hours) =>
    `Puede enviar como máximo ${files} archivos y 1 GB al día. Inténtelo de nuevo en ${hours}.`,
  pending:
    'Muchos de sus archivos no se han terminado de subir. Termínelos; los que no se terminan cuentan durante una semana.',
  goneUpload: 'Esta subida ya no existe. Elija el archivo otra vez.',
  notArrived: 'El archivo no llegó completo. Inténtelo de nuevo.',
  changed: 'La galería cambió. Vuelva a cargar la página para ver más.',
  noMedia: 'Esta foto o este video no está en la galería.',
  noPicture: 'No tenemos esta imagen.',
  anHour: 'una hora',
  hours: (count) => `${count} horas`,
};
