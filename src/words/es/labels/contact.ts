import type { messages as english } from '../../en/labels/contact.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  inquiries: {
    registration: 'Inscripción',
    schedules: 'Calendario de partidos',
    sponsorship: 'Patrocinio',
    volunteer: 'Voluntariado',
    scholarships: 'Becas',
    general: 'Pregunta general',
    other: 'Otro',
  },
  ages: {
    'under-10': 'Menos de 10 años',
    '10-12': '10 a 12 años',
    '13-15': '13 a 15 años',
    '16-18': '16 a 18 años',
  },
};
