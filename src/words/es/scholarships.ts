import type { messages as english } from '../en/scholarships.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  programs: 'Programas de becas',
  howToApply: 'Cómo solicitar una beca',
  requirements: 'Requisitos',
  register: 'Inscribir a un jugador',
  ask: 'Preguntar por las becas',
  apply: 'Solicitar',
  applyFor: (program) => `Solicitar: ${program}`,
  subject: (program) => `Solicitud: ${program}`,
  who: 'Quién puede solicitarla',
  notified: 'hasta que avisamos a las familias',
  attendance: 'de asistencia es el compromiso del jugador',
  gpa: 'de promedio (GPA) o más para la beca académica',
};
