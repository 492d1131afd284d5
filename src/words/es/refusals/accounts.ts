import type { messages as english } from '../../en/refusals/accounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  deletePassword:
    'Para borrar su cuenta, escriba otra vez su contraseña: ha pasado un tiempo desde que inició sesión.',
  isAdmin: 'Usted es administrador. Primero quite ese rol en la pestaña Admins del panel.',
  verifyFirst:
    'Primero verifique su correo electrónico. Después aparecerá aquí todo lo que nos envió con él.',
  noPlan: 'No encontramos este plan.',
  noCard: 'Aquí no hay un pago con tarjeta que manejar.',
  otherAccount: (email) => `Este enlace es para ${email} y usted inició sesión con otra cuenta.`,
  usedLink: 'Este enlace venció o ya se usó.',
  noRegistration: 'No encontramos esta inscripción en su cuenta.',
  noPlayer: 'Este jugador ya no existe.',
  completeFirst: 'Primero termine de crear su cuenta.',
};
