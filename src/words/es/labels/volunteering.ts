import type { messages as english } from '../../en/labels/volunteering.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  roles: {
    'assistant-coach': 'Asistente de entrenador',
    'event-coordinator': 'Coordinación de eventos',
    'team-parent-liaison': 'Contacto con los padres del equipo',
    'academic-tutor': 'Tutoría escolar',
    'fundraising-support': 'Apoyo para recaudar fondos',
    'game-day-support': 'Apoyo en los partidos',
  },
  availabilities: {
    'weekday-evenings': 'Entre semana por la noche',
    'weekend-mornings': 'Fines de semana por la mañana',
    'weekend-afternoons': 'Fines de semana por la tarde',
    'weekends-all-day': 'Fines de semana, todo el día',
    flexible: 'Flexible',
  },
  times: {
    '2-4-hours': '2 a 4 horas por semana',
    '4-6-hours': '4 a 6 horas por semana',
    '6-8-hours': '6 a 8 horas por semana',
    '8-plus-hours': '8 horas por semana o más',
    varies: 'Varía',
  },
};
