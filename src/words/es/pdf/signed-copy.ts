import type { messages as english } from '../../en/pdf/signed-copy.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  title: (text) => `${text}, copia firmada`,
  subject: (signer, players) => `Firma de ${signer} por ${players}`,
  signature: 'Firma electrónica',
  player: (name) => `Jugador: ${name}`,
  signedBy: (name, email) => `Nombre escrito como firma: ${name}, ${email}`,
  signedAt: (instant) => `Fecha y hora: ${instant} (UTC)`,
  address: (ip) => `Dirección IP: ${ip}`,
  browser: (name) => `Navegador: ${name}`,
  notKnown: 'no se conoce',
  record: (version, registration) => `Versión ${version}, inscripción ${registration}`,
  sha256: (hash) => `SHA-256 del texto de arriba: ${hash}`,
  translation: (language, hash) =>
    `La página mostró también una traducción de este texto (${language}, SHA-256 ${hash}). El texto en inglés de arriba es el que se firmó y el que tiene validez legal.`,
  notAsTyped:
    'Este PDF no puede dibujar todas las letras. Algunas aparecen sin acento o con su número Unicode, como [U+0041]. El correo con el que llegó y nuestros registros las muestran como se escribieron.',
  footer: (text, version, registration) =>
    `${text}, versión ${version}, inscripción ${registration}`,
};
