import type { messages as english } from '../../en/emails/registrations.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  completeSubject: (number) => `Su inscripción ${number} está completa`,
  howToPay: (number) => `Su inscripción ${number}: cómo pagar`,
  received: (program, count, season) =>
    `gracias por su inscripción en ${program}. Inscribimos a ${count === 1 ? '1 jugador' : `${count} jugadores`} (${season}).`,
  nothingToPay: 'Su inscripción está completa. No hay nada que pagar.',
  plan: {
    monthly: (count, first, day, each) =>
      `Usted hará ${count} pagos mensuales: el primero de ${first} el ${day} y los demás de ${each}`,
    quarterly: (count, first, day, each) =>
      `Usted hará ${count} pagos trimestrales: el primero de ${first} el ${day} y los demás de ${each}`,
    annual: (count, first, day, each) =>
      `Usted hará ${count} pagos anuales: el primero de ${first} el ${day} y los demás de ${each}`,
  },
  planEnd: (plan, last) => `${plan}${last ? `; el último es el ${last}` : ''}.`,
  documentsFollowFree:
    'Le enviaremos los documentos que firmó en otro correo. Si es su primera vez aquí, antes verifique este correo electrónico. Inicie sesión o cree una cuenta con él.',
  documentsFollow:
    'Le enviaremos los documentos que firmó en otro correo. Si es su primera vez aquí, se los enviaremos después de su primer pago, o cuando verifique este correo electrónico en su cuenta.',

  documentsSubject: (label) => `${label}: sus documentos firmados`,
  documents: (players, program) =>
    `estos son los documentos que firmó por ${players} en ${program}. Guárdelos.`,
  documentsAgain: (players, program) =>
    `esta es una copia de los documentos que se firmaron para ${players} en ${program}. Guárdela.`,
  notReceipt:
    'Este no es un recibo. Le enviaremos uno en otro correo por cada pago con tarjeta. Su inscripción está completa después del primero.',
  notYours: '¿Usted no firmó esto? ¿Algo está mal? Responda a este correo.',

  cancelledSubject: (label) => `${label}: cancelación`,
  cancelledBy: {
    office: (number, players, season, program) =>
      `cancelamos la inscripción ${number} de ${players} en ${program} (${season}).`,
    guardian: (number, players, season, program) =>
      `usted canceló la inscripción ${number} de ${players} en ${program} (${season}).`,
  },
  countPlayers: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  readdressed: (number, season, program) =>
    `cancelamos la inscripción ${number} en ${program} (${season}). El formulario se envió otra vez con otro correo electrónico.`,
  nothingOwed: 'Usted no debe nada por esta inscripción.',
  medical: {
    deleted: 'Borramos la información médica que nos dio con esta inscripción.',
    both: 'Borramos la información médica de los jugadores nuevos. Guardamos la de los jugadores que conocemos de otra temporada, si la tenemos. Puede borrarla en su cuenta o pedirnos que la borremos.',
    kept: 'Guardamos la información médica de los jugadores que conocemos de otra temporada, si la tenemos. Puede borrarla en su cuenta o pedirnos que la borremos.',
  },
  alreadySent: '¿Ya envió un cheque o una transferencia? Responda a este correo.',
  notExpected: '¿No esperaba esto? Responda a este correo.',

  replaces: (numbers, count) =>
    count === 1
      ? `Esta reemplaza a la inscripción ${numbers}, que ya cancelamos. Por favor, no pague aquella.`
      : `Esta reemplaza a las inscripciones ${numbers}, que ya cancelamos. Por favor, no pague aquellas.`,
  leftOutSubject: (label) => `${label}: quién ya no está inscrito`,
  leftOut: (number, before, name, program) =>
    `usted envió la inscripción ${number} a ${program}, que reemplaza a la inscripción ${before}. El nombre de ${name} aparecía solamente en la inscripción ${before}.`,
  noLonger: (name, season) =>
    `Por eso ${name} ya no tiene inscripción (${season}). Usted no debe nada por la inscripción anterior.`,
  medicalOf: (name) =>
    `Borramos la información médica que usted nos dio para ${name} con esa inscripción, si la había.`,
  notMeant: '¿No era lo que quería? Responda a este correo.',
  nthPlayer: (place) => `Jugador ${place}`,
  player: (name, age, grade) => `${name} (${age} años, grado ${grade})`,
  grantedSince: 'Descontado después',
};
