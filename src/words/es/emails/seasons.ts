import type { messages as english } from '../../en/emails/seasons.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  subject: (season) => `Inscripción abierta: ${season}`,
  reminderSubject: (season) => `Recordatorio de inscripción: ${season}`,
  opening: (from, program, season) =>
    `gracias por participar con ${program} (${from}). Ya está abierta la inscripción para: ${season}.`,
  reminder: (program, season) =>
    `le enviamos un recordatorio de ${program}. Todavía no recibimos su inscripción para: ${season}.`,
  fee: 'Cuota por jugador',
  register: (season) => `Inscribirse: ${season}`,
  filledIn:
    'Llenamos su dirección y sus contactos con los datos de la última vez. Revíselos. Luego elija quién juega. Escriba otra vez la edad, el grado, la escuela y la información médica, porque cambian.',
  personal: (days) =>
    `Este enlace es para su familia y funciona durante ${days} días. Por favor, no lo comparta: muestra sus datos de contacto.`,
  notComing:
    '¿No van a volver? Abra el enlace y elija “No vamos a volver”. No le escribiremos más sobre esta temporada.',
  notComingPlain: '¿No van a volver? No tiene que hacer nada.',
};
