import type { messages as english } from '../../en/labels/player-answers.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  school: 'Escuela',
  height: 'Estatura',
  weight: 'Peso',
  previousExperience: 'Experiencia previa',
};
