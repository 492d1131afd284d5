import type { messages as english } from '../../en/labels/gallery-categories.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  'Game Highlights': 'Mejores jugadas',
  Training: 'Entrenamiento',
  Community: 'Comunidad',
  'Team Events': 'Eventos del equipo',
  'Behind the Scenes': 'Detrás de cámaras',
  'Player Features': 'Jugadores destacados',
  Interviews: 'Entrevistas',
};
