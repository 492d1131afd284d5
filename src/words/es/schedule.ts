import type { messages as english } from '../en/schedule.ts';
import type { Translation } from '../translation.ts';

const gameCount = (count: number) => (count === 1 ? '1 partido' : `${count} partidos`);

export const messages: Translation<typeof english> = {
  title: 'Calendario de partidos',
  description: (team, region) =>
    `Fechas, horas, lugares y resultados de todos los partidos de ${team} en ${region}. Suscríbase para verlos en su calendario.`,
  subtitle: (team, region) => `Venga a apoyar a ${team} en sus partidos en ${region}`,
  subscribe: 'Suscribirse',
  downloadCalendar: 'Descargar el calendario (.ics)',
  withoutScript:
    'No podemos mostrar los partidos en este momento. Vuelva a cargar esta página en un minuto o descargue el calendario.',

  loading: 'Cargando los partidos...',
  failedHint: 'Revise su conexión e inténtelo de nuevo.',
  mayBeOld: 'No pudimos revisar si hay cambios. Puede que las horas y los lugares hayan cambiado.',
  failedTitle: 'No se pudo cargar el calendario',
  retry: 'Intentar de nuevo',

  nextGame: 'Próximo partido',
  fullSchedule: 'Todos los partidos',
  home: 'LOCAL',
  away: 'VISITANTE',
  versus: 'VS',
  at: (away, home) => `${away} contra ${home}`,
  addToCalendar: 'Agregar al calendario',

  searchByDate: 'Buscar por fecha',
  pickADate: 'Elija una fecha',
  clear: 'Borrar',
  calendar: 'Meses',
  previousMonth: 'Ir al mes anterior',
  nextMonth: 'Ir al mes siguiente',
  calendarLoading: 'Cargando el calendario...',
  calendarFailed:
    'No se pudo cargar el calendario. Vuelva a cargar la página e inténtelo de nuevo.',
  dayLabel: ({ longDay, isToday, isSelected, games }) =>
    [isToday && 'Hoy', longDay, isSelected && 'día elegido', games > 0 && gameCount(games)]
      .filter(Boolean)
      .join(', '),

  monthFilters: 'Filtrar por mes',
  allGames: 'Todos los partidos',
  previous: 'Anteriores',
  gameCount,
  timesAre: (zone) => `Todas las horas: ${zone}.`,

  results: 'Resultados',

  noGames: 'No hay partidos',
  noGamesOnDay: (longDate) => `No hay partidos el ${longDate}. Pruebe con otra fecha.`,
  noGamesInMonth: 'No hay partidos en el mes elegido. Pruebe con otro mes.',
  showAllGames: 'Mostrar todos los partidos',

  upcoming: 'Próximo',
  postponed: 'Pospuesto',
  cancelled: 'Cancelado',
  awaitingResult: 'Falta el resultado',
  result: 'Resultado:',
  // Ganado, perdido, empatado.
  letters: { won: 'G', lost: 'P', tied: 'E' },

  seasonStats: 'Estadísticas de la temporada',
  average: (scoreName) => `Promedio: ${scoreName}`,
  stats: {
    record: 'Récord',
    homeRecord: 'Récord como local',
    awayRecord: 'Récord como visitante',
  },
};
