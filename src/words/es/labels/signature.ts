import type { messages as english } from '../../en/labels/signature.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  version: (version, day) => `Versión ${version}, última actualización: ${day}`,
  statement: (title, version) =>
    `Soy padre, madre o tutor legal de cada jugador que inscribo aquí. Leí el documento «${title}» (versión ${version}) y lo acepto por cada jugador y por mí. Marcar esta casilla y escribir mi nombre completo es mi firma.`,
};
