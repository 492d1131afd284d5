import type { messages as english } from '../../en/refusals/accounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  deletePassword:
    'Ha pasado un tiempo desde que inició sesión. Para borrar su cuenta, escriba otra vez su contraseña.',
  isAdmin:
    'Usted es administrador. Primero quite esa función en la pestaña Admins del panel de administración.',
  verifyFirst:
    'Primero verifique su correo electrónico. Después aparecerá aquí todo lo que nos envió con esta dirección.',
  noPlan: 'No encontramos este plan. Vuelva a cargar la página. ¿Sigue sin verlo? Contáctenos.',
  noCard: 'Aquí no hay ningún pago con tarjeta para administrar. ¿Tiene preguntas? Contáctenos.',
  otherAccount: (email) =>
    `Este enlace es para ${email}, pero usted inició sesión con otra cuenta. Cierre la sesión y abra el enlace otra vez.`,
  usedLink: 'Este enlace venció o ya se usó.',
  noRegistration:
    'No encontramos esta inscripción en su cuenta. Vuelva a cargar la página. ¿Sigue sin verla? Contáctenos.',
  noPlayer:
    'Ya no encontramos a este jugador. Vuelva a cargar la página. ¿Sigue sin verlo? Contáctenos.',
  pastPlayer:
    'Este jugador es de una temporada anterior. Cámbielo en el jugador de esta temporada, que tiene el mismo nombre.',
  completeFirst: 'Primero termine de crear su cuenta.',
};
