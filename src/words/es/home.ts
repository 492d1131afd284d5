import type { messages as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  register: 'Inscribirse ahora',
  schedule: 'Ver el calendario de partidos',
  features: 'Nuestros valores',

  games: {
    heading: 'Partidos',
    inDays: (days) => ['Hoy', 'Mañana'][days] ?? `En ${days} días`,
    versus: 'contra',
    at: 'en la cancha de',
    units: { days: 'días', hours: 'horas', minutes: 'minutos' },
    results: 'Últimos resultados',
    record: 'Récord de la temporada',
    ahead: 'Los siguientes',
    all: 'Ver todos los partidos',
  },

  numbers: 'La temporada en números',

  fee: {
    heading: 'Cuánto cuesta',
    each: 'por jugador, toda la temporada',
    monthly: (least) => `O pague cada mes, desde ${least}. No hay cargos adicionales.`,
    includes: 'Qué incluye',
    register: 'Inscribir a un jugador',
    help: 'Ningún jugador debe quedarse fuera por falta de dinero. Tenemos becas.',
    scholarships: 'Solicitar una beca',
  },

  voice: 'Palabras de una familia',
  dates: 'Fechas importantes',

  photos: 'De nuestros partidos y prácticas',
  gallery: 'Ver todas las fotos',

  sponsors: 'Nuestros patrocinadores',
  sponsorsText: 'Estos negocios locales ayudan a pagar la temporada.',
  becomeSponsor: 'Ser patrocinador',

  give: {
    heading: 'Ayude a un jugador a jugar',
    text: 'Cada donación es para el programa. Usted elige la cantidad, una vez o cada mes.',
    amount: 'Donar',
    other: 'Elegir otra cantidad',
  },
};
